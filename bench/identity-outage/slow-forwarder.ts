import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Forwarder = {
  port: number
  /** How long whatever comes waits before it is passed on. */
  delayBy: (milliseconds: number) => void
  /** From now on nobody answers here. */
  cut: () => void
  close: () => void
}

/** A wire between a browser and a server that can be made slow, and cut. */
export async function startForwarder(targetPort: number): Promise<Forwarder> {
  let delayMs = 0
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy()
    open.add(incoming)
    const outgoing = connect(targetPort, '127.0.0.1')
    incoming.on('data', (chunk) => setTimeout(() => outgoing.writable && outgoing.write(chunk), delayMs))
    outgoing.on('data', (chunk) => incoming.writable && incoming.write(chunk))
    for (const [one, other] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
    return incoming.on('close', () => open.delete(incoming))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endAll = () => open.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    delayBy: (milliseconds) => void (delayMs = milliseconds),
    cut: () => {
      isCut = true
      endAll()
    },
    close: () => {
      endAll()
      server.close()
    },
  }
}
