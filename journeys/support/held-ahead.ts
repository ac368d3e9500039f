import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { portOf } from './free-port.ts'

export type HeldAhead = {
  /** For a browser's settings: everything it asks passes here. */
  proxy: { server: string; bypass: string }
  /** The paths that were fetched ahead, in their order. */
  asked: string[]
  /** The most that were under way at the same moment. */
  most: () => number
  /** From now on what is fetched ahead is answered, and what waited too. */
  release: () => void
  stop: () => Promise<void>
}

/** Stands between a browser and the website, hands everything on, and lets what is fetched ahead wait for its answer. */
export async function holdAhead(): Promise<HeldAhead> {
  const asked: string[] = []
  const released = Promise.withResolvers<void>()
  let open = 0
  let most = 0
  const server = createServer((incoming, outgoing) => {
    if (!incoming.headers['sec-purpose']?.includes('prefetch')) return handOn(incoming, outgoing)
    asked.push(new URL(incoming.url ?? '').pathname)
    most = Math.max(most, ++open)
    outgoing.on('close', () => void open--)
    return void released.promise.then(() => handOn(incoming, outgoing))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Browsers leave out addresses of the own machine unless they are told not to.
    proxy: { server: `http://127.0.0.1:${portOf(server)}`, bypass: '<-loopback>' },
    asked,
    most: () => most,
    release: released.resolve,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function handOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '' } = incoming
  const { port, pathname, search } = new URL(url)
  const asking = request(
    { host: '127.0.0.1', port, method, headers, path: `${pathname}${search}`, agent: false },
    (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
  )
  asking.on('error', () => outgoing.destroy())
  incoming.pipe(asking)
}
