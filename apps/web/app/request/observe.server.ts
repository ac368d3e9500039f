import { withServerSpan } from '@ferrule/telemetry/tracing'
import type { ServerInstrumentation } from 'react-router'
import { getServices } from './services.server.ts'

/** One span, one measure and one log line a request, named by its route so that addresses do not multiply them. */
export const observe: ServerInstrumentation = {
  handler(handler) {
    handler.instrument({
      async request(answer, { request }) {
        const { log, metrics } = getServices()
        const startedAt = performance.now()
        const traceparent = request.headers.get('traceparent') ?? undefined
        await withServerSpan(request.method, { traceparent }, async (span) => {
          const { statusCode, meta } = await answer()
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
