import { reportSteps, toReportDeadline } from '@ferrule/domain/advisories/reporting-clock'
import {
  decideSecurityReport,
  type ReportStepInput,
  type SecurityReportInput,
  type SecurityReportRefusal,
} from '@ferrule/domain/advisories/security-report'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { deleteStepNotifications } from '../notifications/job-notification-queries.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  findAdvisoryId,
  insertReport,
  listStepRows,
  lockReport,
  saveDeadline,
  saveStepDone,
  updateReport,
} from './security-report-store.ts'

type ChangeDeps = Pick<Deps, 'db' | 'now'>
export type SecurityReportChange = Result<{ id: string }, SecurityReportRefusal | 'advisory-unknown'>

/** Adds a record, or changes the one with this id, and calculates its deadlines. Idempotent. */
export async function upsertSecurityReport(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: SecurityReportInput,
): Promise<SecurityReportChange> {
  return withUserScope(db, actor, async (tx, { personId }) => {
    const known = await lockReport(tx, input.id)
    const at = now()
    const saved = known && { ...known, awareAt: toText(known.awareAt), fixedAt: known.fixedAt && toText(known.fixedAt) }
    const decided = decideSecurityReport(saved, input, at)
    if (!decided.ok) return decided
    if (decided.value === 'none') return ok({ id: input.id })
    const advisoryId = input.advisory === null ? null : await findAdvisoryId(tx, input.advisory)
    if (advisoryId === undefined) return refuse('advisory-unknown')
    if (decided.value === 'add') await insertReport(tx, { input, advisoryId, by: personId, at })
    else await updateReport(tx, { input, advisoryId })
    await saveDeadlines(tx, input.id)
    const { kind, awareAt, fixedAt, advisory } = input
    await recordEvent(tx, {
      actor: personId,
      action: `${decided.value}-security-report`,
      subjectType: 'security-report',
      subjectId: input.id,
      ...(saved && { before: { kind: saved.kind, awareAt: saved.awareAt, fixedAt: saved.fixedAt } }),
      after: { kind, awareAt, fixedAt, advisory },
    })
    return ok({ id: input.id })
  })
}

/** Marks a step as reported, or takes that back. Idempotent: the first time and name stay. */
export async function markReportStep(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  { id, step, isDone }: ReportStepInput,
): Promise<Result<{ id: string }, 'report-unknown'>> {
  return withUserScope(db, actor, async (tx, { personId }) => {
    if (!(await lockReport(tx, id))) return refuse('report-unknown')
    const saved = (await listStepRows(tx, [id])).find((one) => one.step === step)
    if (((saved?.doneAt ?? null) !== null) === isDone) return ok({ id })
    await saveStepDone(tx, { reportId: id, step, done: isDone ? { at: now(), by: personId } : null })
    // The final report of an incident is due a month after its notification.
    await saveDeadlines(tx, id)
    await recordEvent(tx, {
      actor: personId,
      action: 'mark-report-step',
      subjectType: 'security-report',
      subjectId: id,
      after: { step, isDone },
    })
    return ok({ id })
  })
}

async function saveDeadlines(tx: Queries, reportId: string): Promise<void> {
  const report = await lockReport(tx, reportId)
  if (!report) throw new Error('the record is locked by this transaction')
  const steps = await listStepRows(tx, [reportId])
  const notifiedAt = steps.find(({ step }) => step === 'notification')?.doneAt ?? null
  const { kind, awareAt, fixedAt } = report
  for (const step of reportSteps) {
    const dueAt = toReportDeadline(step, { kind, awareAt, fixedAt, notifiedAt })
    const changed = await saveDeadline(tx, { reportId, step, dueAt })
    if (changed !== undefined) await deleteStepNotifications(tx, changed)
  }
}

const toText = (time: Date) => time.toISOString()
