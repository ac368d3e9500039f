import { freePort } from '@ferrule/tasks/free-port'
import { startMeasuredServer } from './measured-server.ts'

export type Peer = {
  /** Our CPU time for the same page may be this share of the peer's; without a limit it is only recorded. */
  limit?: number
  /** The CPU time of `times` requests, in milliseconds. */
  cpuOfRequests: (times: number) => Promise<number>
}

export type Peers = { peers: Record<string, Peer>; stop: () => void }

/** Starts the built peers (`peers/README.md`). */
export async function startPeers(): Promise<Peers> {
  const rendered = '/en/company/about'
  const stored = '/en/company/stored'
  const ports = { next: await freePort(), astro: await freePort() }
  const next = await startMeasuredServer({
    args: ['node_modules/next/dist/bin/next', 'start', 'next', '-H', '127.0.0.1', '-p', String(ports.next)],
    folder: 'bench/peers',
    port: ports.next,
    environment: {},
    readyPath: rendered,
  })
  const astro = await startMeasuredServer({
    args: ['astro/dist/server/entry.mjs'],
    folder: 'bench/peers',
    port: ports.astro,
    environment: { HOST: '127.0.0.1', PORT: String(ports.astro) },
    readyPath: rendered,
  })
  const cpuOf = (server: typeof next, path: string) => async (times: number) => {
    const before = server.cpuMilliseconds()
    await server.read(path, times)
    return server.cpuMilliseconds() - before
  }
  return {
    peers: {
      next: { limit: 0.2, cpuOfRequests: cpuOf(next, rendered) },
      astro: { limit: 0.5, cpuOfRequests: cpuOf(astro, rendered) },
      'next, stored': { cpuOfRequests: cpuOf(next, stored) },
    },
    stop() {
      next.stop()
      astro.stop()
    },
  }
}
