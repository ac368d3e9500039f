import { createServer, request } from 'node:http'
import { portOf } from '@ferrule/tasks/free-port'

export type AlternatingProxy = { port: number; close: () => void }

/** Sends requests to the services in turns, as a load balancer would. */
export async function startAlternatingProxy(services: readonly string[]): Promise<AlternatingProxy> {
  let number = 0
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    number += 1
    const forwarded = request(new URL(url, services[number % services.length]), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
