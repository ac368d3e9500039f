import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import { withServerSpan } from '@ferrule/telemetry/tracing'
import { routeOf } from './route-of.ts'
import { addSecurityHeaders, type SecurityOptions } from './security-headers.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type HandlerDeps = { handle: Handle; log: Log; metrics: Metrics; security: SecurityOptions }

/**
 * Wraps a request handler: every request runs in the trace of its caller, is timed, and is logged once. Every response
 * has the security headers.
 */
export function createRequestHandler({ handle, log, metrics, security }: HandlerDeps): Handle {
  return async (request, response) => {
    const route = routeOf(request.url ?? '/')
    addSecurityHeaders(request, response, { ...security, route })
    // Postgres text cannot contain NUL, so a URL with one is a mistake or an attack.
    if (request.url?.includes('%00')) return void response.writeHead(400).end()
    // Requests for the admin's scripts and styles are not logged: they would hide the others.
    if (route === '/_next') return handle(request, response)
    const stopTimer = metrics.requestSeconds.startTimer({ route })
    await withServerSpan(`cms ${request.method} ${route}`, request.headers, async (span) => {
      await handleSafely(handle, { request, response, log })
      const status = response.statusCode
      span.setAttribute('http.response.status_code', status)
      log.info('request', {
        method: request.method,
        route,
        status,
        durationMs: Math.round(stopTimer({ status }) * 1000),
      })
    })
  }
}

/** Logs an exception and responds with a 500 that does not reveal the cause. */
async function handleSafely(
  handle: Handle,
  { request, response, log }: { request: IncomingMessage; response: ServerResponse; log: Log },
): Promise<void> {
  try {
    await handle(request, response)
  } catch (error) {
    log.error('request-fault', errorFields(error))
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }
}
