import { type ReportState, reportSteps, stateOfReportStep } from '@ferrule/domain/advisories/reporting-clock'
import type { Deps } from '../graphql/request-context.ts'
import { markReportRead } from '../notifications/mark-record-read.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AdvisoryDetails, findAdvisory } from './read-advisories.ts'
import { listReportRows, listStepRows, type ReportRow, type ReportStepRow } from './security-report-store.ts'

type ReadDeps = Pick<Deps, 'db' | 'now'>

export type SecurityReport = ReportRow & { steps: (ReportStepRow & { state: ReportState })[] }

/** The records of the service, newest first, each with its steps in order. */
export async function readSecurityReports(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  id?: string,
): Promise<SecurityReport[]> {
  return withUserScope(db, actor, async (tx) => {
    const reports = await listReportRows(tx, id)
    const ids = reports.map((report) => report.id)
    const steps = Map.groupBy(await listStepRows(tx, ids), ({ reportId }) => reportId)
    return reports.map((report) => ({
      ...report,
      steps: (steps.get(report.id) ?? [])
        .toSorted((one, other) => reportSteps.indexOf(one.step) - reportSteps.indexOf(other.step))
        .map((step) => ({ ...step, state: stateOfReportStep(step, now()) })),
    }))
  })
}

export type SecurityReportDetails = { report: SecurityReport; advisory: AdvisoryDetails | null }

/** One record with its advisory, whose facts the reports repeat. */
export async function findSecurityReport(
  deps: ReadDeps,
  actor: SignedInActor,
  id: string,
): Promise<SecurityReportDetails | null> {
  const [report] = await readSecurityReports(deps, actor, id)
  if (!report) return null
  await withUserScope(deps.db, actor, (tx, { personId }) =>
    markReportRead(tx, { personId, reportId: id, at: deps.now() }),
  )
  const advisory = report.advisory === null ? undefined : await findAdvisory(deps.db.queries, report.advisory)
  return { report, advisory: advisory ?? null }
}
