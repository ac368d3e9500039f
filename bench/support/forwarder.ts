import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Forwarder = {
  port: number
  /** Delays data of clients by this time before it is forwarded. */
  delayBy: (milliseconds: number) => void
  /** Closes every connection; new ones are accepted. */
  drop: () => void
  /** Closes every connection and rejects new ones. */
  cut: () => void
  close: () => void
}

/** Starts a TCP proxy to a server that can delay and cut connections. */
export async function startForwarder(targetPort: number): Promise<Forwarder> {
  let delayMs = 0
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy()
    open.add(incoming)
    const outgoing = connect(targetPort, '127.0.0.1')
    incoming.on('data', (chunk) => setTimeout(() => outgoing.writable && outgoing.write(chunk), delayMs))
    // `pipe` still forwards data that the server sent before it closed the connection.
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
