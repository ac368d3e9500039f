import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import { portOf } from '@ferrule/tasks/free-port'

export type Between = {
  /** For a browser's settings: everything it asks passes here. */
  proxy: { server: string; bypass: string }
  stop: () => Promise<void>
}

/** Stands between a browser and everything else. What it is asked carries the whole address. */
export async function standBetween(answer: RequestListener): Promise<Between> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Browsers leave out addresses of the own machine unless they are told not to.
    proxy: { server: `http://127.0.0.1:${portOf(server)}`, bypass: '<-loopback>' },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Asks whoever was meant, or whoever listens at another port of this machine. */
export function handOn(incoming: IncomingMessage, outgoing: ServerResponse, to?: number): void {
  const { method, headers, url = '' } = incoming
  const { port, pathname, search } = new URL(url)
  const path = `${pathname}${search}`
  const asking = request({ host: '127.0.0.1', port: to ?? port, method, headers, path, agent: false }, (answer) =>
    answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
  )
  asking.on('error', () => outgoing.destroy())
  incoming.pipe(asking)
}
