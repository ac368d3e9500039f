import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'
import { withServerSpan } from '@ferrule/telemetry/tracing'
import { sendError } from './send.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A door answers everything under its first path segment. */
export type Doors = Record<string, Answer>

/** Leads every request to its door, inside a trace, timed and logged once. */
export function createHttpServer({ doors, log, metrics }: { doors: Doors; log: Log; metrics: Metrics }): Server {
  const server = createServer({ headersTimeout: 10_000, keepAliveTimeout: 65_000 }, (request, response) => {
    const route = `/${/^\/([a-z-]*)/.exec(request.url ?? '')?.[1] ?? ''}`
    const door = Object.hasOwn(doors, route) ? doors[route] : undefined
    const name = door ? route : 'unknown'
    const stopTimer = metrics.requestSeconds.startTimer({ route: name })
    void withServerSpan(`data ${request.method} ${name}`, request.headers, async (span) => {
      await answerSafely(door ?? notFound, { request, response, log })
      span.setAttribute('http.response.status_code', response.statusCode)
      const durationMs = Math.round(stopTimer({ status: response.statusCode }) * 1000)
      log.info('request', { method: request.method, route: name, status: response.statusCode, durationMs })
    })
  })
  return server
}

const notFound: Answer = async (_, response) => sendError(response, 404, { code: 'NOT_FOUND' })

/** A fault is logged once, here; the outside learns nothing of its cause. */
async function answerSafely(
  door: Answer,
  { request, response, log }: { request: IncomingMessage; response: ServerResponse; log: Log },
): Promise<void> {
  try {
    await door(request, response)
  } catch (error) {
    log.error('request-fault', errorFields(error))
    if (response.headersSent) response.destroy()
    else sendError(response, 500, { code: 'INTERNAL' })
  }
}
