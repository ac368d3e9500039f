import { readBrowserReports } from '@ferrule/domain/browser-reports/read-browser-reports'
import type { Log } from '@ferrule/telemetry/log'
import type { Metrics } from '@ferrule/telemetry/operations'

/** A report contains the policy and two URLs; twenty of them are the most that are counted. */
const maxBytes = 64 * 1024

export type ReportDeps = { log: Log; metrics: Metrics; mayLog: () => boolean }

/** Counts reports of browsers about blocked content and other faults of pages. Logs the directive and the host only. */
export async function receiveReports(request: Request, { log, metrics, mayLog }: ReportDeps): Promise<Response> {
  const body = await request.text()
  if (Buffer.byteLength(body) > maxBytes) return new Response('413 Body too large', { status: 413 })
  const reports = readBrowserReports(parseJson(body))
  if (!reports) return new Response(null, { status: 400 })
  for (const { type, directive, document, blockedHost } of reports) {
    metrics.browserReports.inc({ type, directive, document })
    if (mayLog()) log.info('browser-report', { reason: type, directive, blockedHost })
  }
  return new Response(null, { status: 204 })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
