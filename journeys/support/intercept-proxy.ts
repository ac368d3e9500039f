import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import { portOf } from '@ferrule/tasks/free-port'

export type InterceptProxy = {
  /** The proxy settings of a browser context. */
  settings: { server: string; bypass: string }
  stop: () => Promise<void>
}

/** Starts an HTTP proxy for a browser. The listener's requests have absolute URLs. */
export async function interceptProxy(listener: RequestListener): Promise<InterceptProxy> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // `<-loopback>` makes the browser use the proxy for loopback addresses too.
    settings: { server: `http://127.0.0.1:${portOf(server)}`, bypass: '<-loopback>' },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Forwards a request to its target, or to another local port. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, to?: number): void {
  const { method, headers, url = '' } = incoming
  const { port, pathname, search } = new URL(url)
  const path = `${pathname}${search}`
  const forwarded = request({ host: '127.0.0.1', port: to ?? port, method, headers, path, agent: false }, (response) =>
    response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers)),
  )
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}
