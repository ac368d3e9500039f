import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/reports.route'
import { createLineBudget } from './line-budget.ts'
import { receiveReports } from './receive-reports.ts'

const mayLog = createLineBudget(60, () => Date.now())

/** The endpoint of `report-uri`, `report-to` and `Reporting-Endpoints`. */
export function action({ request }: Route.ActionArgs) {
  return receiveReports(request, { ...getServices(), mayLog })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
