import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Forwarder = {
  port: number
  /** How long whatever comes waits before it is passed on. */
  delayBy: (milliseconds: number) => void
  /** Every connection ends; whoever connects anew is served. */
  drop: () => void
  /** From now on nobody answers here. */
  cut: () => void
  close: () => void
}

/** A wire to a server that can be made slow, and cut. */
export async function startForwarder(targetPort: number): Promise<Forwarder> {
  let delayMs = 0
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy()
    open.add(incoming)
    const outgoing = connect(targetPort, '127.0.0.1')
    incoming.on('data', (chunk) => setTimeout(() => outgoing.writable && outgoing.write(chunk), delayMs))
    // What was answered before the server hung up is still passed on.
    outgoing.pipe(incoming)
    outgoing.on('error', () => incoming.destroy())
    incoming.on('error', () => outgoing.destroy())
    return incoming.on('close', () => {
      open.delete(incoming)
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endAll = () => open.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    delayBy: (milliseconds) => void (delayMs = milliseconds),
    drop: endAll,
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
