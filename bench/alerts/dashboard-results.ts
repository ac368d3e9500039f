import { readDashboards } from './exposed-metrics.ts'
import { evaluate, toUrl } from './prometheus-api.ts'

/** Panels without a value while nothing happens; their description says so. */
const mayBeEmpty = /\bEmpty (while|until)\b/

export type DashboardResults = { expressions: number; empty: string[]; failed: string[] }

/** Evaluates every expression of the dashboards, as Grafana does with the shortest interval of the benchmark. */
export async function evaluateDashboards(): Promise<DashboardResults> {
  const results: DashboardResults = { expressions: 0, empty: [], failed: [] }
  for (const dashboard of await readDashboards()) {
    for (const { title, description = '', targets } of dashboard.panels) {
      for (const { expr } of targets) {
        results.expressions += 1
        const samples = await evaluate(expr.replaceAll('$__rate_interval', '30s')).catch((error: unknown) => {
          results.failed.push(`${dashboard.title}, ${title}: ${String(error)}`)
        })
        if (samples?.length === 0 && !mayBeEmpty.test(description))
          results.empty.push(`${dashboard.title}, ${title}: ${expr}`)
      }
    }
  }
  await checkConsole(results)
  return results
}

/** The console of Prometheus shows the same figures; a template with an error responds 500. */
async function checkConsole(results: DashboardResults): Promise<void> {
  const response = await fetch(toUrl('/consoles/ferrule.html'))
  const page = await response.text()
  if (!response.ok) results.failed.push(`the console responds ${response.status}: ${page.slice(0, 300)}`)
  if (!page.includes('<td>queue data </td>')) results.empty.push('the console: oldest due job')
}
