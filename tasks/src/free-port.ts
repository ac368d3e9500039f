import { type AddressInfo, createServer } from 'node:net'

/**
 * Where servers of tests and measurements listen. The system gives outgoing connections a port from 32,768 on: one that
 * was free a moment ago may be the near end of somebody's connection by the time a server listens.
 */
const [first, count] = [20_000, 12_000]
const given = new Set<number>()

/** A port that nobody listens on and that this process has not named before. */
export async function freePort(): Promise<number> {
  for (let offset = process.pid * 37; given.size < count; offset += 1) {
    const port = first + (offset % count)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('listens on no port')
  return address.port
}
