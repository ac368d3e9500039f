import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import { withServerSpan } from '@ferrule/telemetry/tracing'
import { routeOf } from './route-of.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers every request inside the trace of its caller, timed and logged once. */
export function createAnswer({ handle, log, metrics }: { handle: Handle; log: Log; metrics: Metrics }): Handle {
  return async (request, response) => {
    const route = routeOf(request.url ?? '/')
    // Postgres has no text with this sign: whoever asks for one, anywhere, has mistyped or means harm.
    if (request.url?.includes('%00')) return void response.writeHead(400).end()
    // Scripts and styles of the editing interface would only bury the rest.
    if (route === '/_next') return handle(request, response)
    const stopTimer = metrics.requestSeconds.startTimer({ route })
    await withServerSpan(`cms ${request.method} ${route}`, request.headers, async (span) => {
      await answerSafely(handle, { request, response, log })
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

/** A fault is logged once, here; the outside learns nothing of its cause. */
async function answerSafely(
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
