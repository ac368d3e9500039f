import { withServerSpan } from '@ferrule/telemetry/tracing'
import type { ServerInstrumentation } from 'react-router'
import { getServices } from '../visit/services.server.ts'

/** Records one span, one metric and one log line per request, named by the route to limit their cardinality. */
export const observe: ServerInstrumentation = {
  handler(handler) {
    handler.instrument({
      async request(handle, { request }) {
        const { log, metrics } = getServices()
        const startedAt = performance.now()
        const traceparent = request.headers.get('traceparent') ?? undefined
        await withServerSpan(request.method, { traceparent }, async (span) => {
          const { statusCode, meta } = await handle()
          const route = meta?.pattern ?? 'unmatched'
          const durationMs = Math.round(performance.now() - startedAt)
          span.updateName(`${request.method} ${route}`)
          span.setAttribute('http.response.status_code', statusCode)
          metrics.requestSeconds.observe({ route, status: statusCode }, durationMs / 1000)
          log.info('request', { method: request.method, route, status: statusCode, durationMs })
        })
      },
    })
  },
}
