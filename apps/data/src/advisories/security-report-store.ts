import { randomUUIDv7 } from 'node:crypto'
import type { ReportKind, ReportStep } from '@ferrule/domain/advisories/reporting-clock'
import type { SecurityReportInput } from '@ferrule/domain/advisories/security-report'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

const reportColumns = [
  'securityReport.id',
  'securityReport.version',
  'securityReport.title',
  'securityReport.body',
  'securityReport.awareAt',
  'securityReport.fixedAt',
] as const

export type ReportRow = Awaited<ReturnType<typeof listReportRows>>[number]

const maxReports = 500

/** The records of the service, or one of them, newest first. */
export async function listReportRows(tx: Queries, id?: string) {
  return tx
    .selectFrom('securityReport')
    .leftJoin('advisory', 'advisory.id', 'securityReport.advisoryId')
    .innerJoin('person', 'person.id', 'securityReport.openedBy')
    .$if(id !== undefined, (query) => query.where('securityReport.id', '=', id ?? ''))
    .select(reportColumns)
    .select(['advisory.trackingId as advisory', 'securityReport.openedAt'])
    .select([
      sql<ReportKind>`security_report.kind`.as('kind'),
      sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('openedBy'),
    ])
    .orderBy('securityReport.awareAt', 'desc')
    .limit(maxReports)
    .execute()
}

export type ReportStepRow = Awaited<ReturnType<typeof listStepRows>>[number]

/** The steps of records, with the names of those who reported. */
export async function listStepRows(tx: Queries, reportIds: readonly string[]) {
  return tx
    .selectFrom('securityReportStep')
    .leftJoin('person', 'person.id', 'securityReportStep.doneBy')
    .where((where) => where('reportId', '=', where.fn.any(where.val([...reportIds]))))
    .select(['securityReportStep.id', 'reportId', 'dueAt', 'doneAt'])
    .select([
      sql<ReportStep>`step`.as('step'),
      sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('doneBy'),
    ])
    .execute()
}

/** Locks a record until the transaction ends. */
export async function lockReport(tx: Queries, id: string) {
  return tx
    .selectFrom('securityReport')
    .leftJoin('advisory', 'advisory.id', 'securityReport.advisoryId')
    .where('securityReport.id', '=', id)
    .select(reportColumns)
    .select(['advisory.trackingId as advisory', sql<ReportKind>`security_report.kind`.as('kind')])
    .forUpdate('securityReport')
    .executeTakeFirst()
}

export async function findAdvisoryId(tx: Queries, trackingId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('advisory').where('trackingId', '=', trackingId).select('id').executeTakeFirst()
  return row?.id
}

type SavedReport = { input: SecurityReportInput; advisoryId: string | null; by: string; at: Date }

export async function insertReport(tx: Queries, { input, advisoryId, by, at }: SavedReport): Promise<void> {
  const { id, kind, title, body } = input
  const { awareAt, fixedAt } = toTimes(input)
  await tx
    .insertInto('securityReport')
    .values({ id, kind, title, body, awareAt, fixedAt, advisoryId, openedBy: by, openedAt: at })
    .execute()
}

export async function updateReport(
  tx: Queries,
  { input, advisoryId }: Pick<SavedReport, 'input' | 'advisoryId'>,
): Promise<void> {
  const { id, kind, title, body, version } = input
  const { awareAt, fixedAt } = toTimes(input)
  await tx
    .updateTable('securityReport')
    .set({ kind, title, body, awareAt, fixedAt, advisoryId, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

function toTimes({ awareAt, fixedAt }: SecurityReportInput) {
  return { awareAt: new Date(awareAt), fixedAt: fixedAt === null ? null : new Date(fixedAt) }
}

type Deadline = { reportId: string; step: ReportStep; dueAt: Date | null }

/** Saves a deadline. A changed one has a warning of its own. Returns the id of the step if it changed. */
export async function saveDeadline(tx: Queries, { reportId, step, dueAt }: Deadline): Promise<string | undefined> {
  const saved = await tx
    .insertInto('securityReportStep')
    .values({ id: randomUUIDv7(), reportId, step, dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['reportId', 'step'])
        .doUpdateSet({ dueAt, warnedAt: null })
        .where('securityReportStep.dueAt', 'is distinct from', dueAt),
    )
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

type StepDone = { reportId: string; step: ReportStep; done: { at: Date; by: string } | null }

export async function saveStepDone(tx: Queries, { reportId, step, done }: StepDone): Promise<void> {
  await tx
    .updateTable('securityReportStep')
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where('reportId', '=', reportId)
    .where('step', '=', step)
    .execute()
}

/** The steps that are due before a time and of which the team was not warned yet. They count as warned from now on. */
export async function takeDueSteps(tx: Queries, { dueBefore, warnedAt }: { dueBefore: Date; warnedAt: Date }) {
  return tx
    .updateTable('securityReportStep')
    .from('securityReport')
    .whereRef('securityReport.id', '=', 'securityReportStep.reportId')
    .where('doneAt', 'is', null)
    .where('warnedAt', 'is', null)
    .where('dueAt', '<=', dueBefore)
    .set({ warnedAt })
    .returning(['securityReportStep.id', 'reportId', 'dueAt', 'title'])
    .returning(sql<ReportStep>`step`.as('step'))
    .execute()
}
