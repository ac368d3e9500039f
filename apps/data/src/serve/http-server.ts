import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import { withServerSpan } from '@ferrule/telemetry/tracing'
import { sendError } from './send.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Handlers by first path segment; each serves everything below it. */
export type Handlers = Record<string, RequestHandler>

/** A chunk of an upload may take five minutes; other requests come from our own services, whole and at once. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 }

/** Dispatches every request to its handler, traced, timed and logged once. */
export function createHttpServer({
  handlers,
  log,
  metrics,
}: {
  handlers: Handlers
  log: Log
  metrics: Metrics
}): Server {
  const server = createServer(timeouts, (request, response) => {
    const route = `/${/^\/([a-z-]*)/.exec(request.url ?? '')?.[1] ?? ''}`
    const handler = Object.hasOwn(handlers, route) ? handlers[route] : undefined
    const name = handler ? route : 'unknown'
    const stopTimer = metrics.requestSeconds.startTimer({ route: name })
    void withServerSpan(`data ${request.method} ${name}`, request.headers, async (span) => {
      await handleSafely(handler ?? notFound, { request, response, log })
      span.setAttribute('http.response.status_code', response.statusCode)
      const durationMs = Math.round(stopTimer({ status: response.statusCode }) * 1000)
      log.info('request', { method: request.method, route: name, status: response.statusCode, durationMs })
    })
  })
  return server
}

const notFound: RequestHandler = async (_, response) => sendError(response, 404, { code: 'NOT_FOUND' })

/** Logs an internal error once; the response does not reveal its cause. */
async function handleSafely(
  handler: RequestHandler,
  { request, response, log }: { request: IncomingMessage; response: ServerResponse; log: Log },
): Promise<void> {
  try {
    await handler(request, response)
  } catch (error) {
    log.error('request-fault', errorFields(error))
    if (response.headersSent) response.destroy()
    else sendError(response, 500, { code: 'INTERNAL' })
  }
}
