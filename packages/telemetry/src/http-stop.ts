import type { Server } from 'node:http'
import type { StopStep } from './graceful-stop.ts'

/**
 * The stop step of an HTTP server. During the drain pause every response ends its connection: clients reuse connections
 * for a minute, and would lose a request that they send on one that is just being closed.
 */
export function toHttpStop(server: Server, isDraining: () => boolean): StopStep {
  let isClosing = false
  server.prependListener('request', (_, response) => {
    if (isDraining()) response.setHeader('Connection', 'close')
    // Without this, a response that began before the pause leaves an idle connection, for which `close` waits a minute.
    response.once('close', () => isClosing && server.closeIdleConnections())
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      isClosing = true
      server.close(() => resolve())
    })
  return { component: 'http', stop }
}
