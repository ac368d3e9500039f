import { type AddressInfo, createServer } from 'node:net'

/**
 * Ports for the servers of tests and benchmarks: 20,000 to 31,999. The system assigns outgoing connections ports from
 * 32,768 on, so a free port there could be taken before the server listens.
 */
const [first, count] = [20_000, 12_000]
const returned = new Set<number>()

/** Finds a port that is free and that this process has not returned before. */
export async function freePort(): Promise<number> {
  for (let offset = process.pid * 37; returned.size < count; offset += 1) {
    const port = first + (offset % count)
    if (returned.has(port)) continue
    returned.add(port)
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
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address.port
}
