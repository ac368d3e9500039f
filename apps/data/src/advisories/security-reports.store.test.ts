import type { SecurityReportInput } from '@ferrule/domain/advisories/security-report'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readNotifications } from '../notifications/read-notifications.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { markAgentSeen } from '../service-desk/desk-agent-queries.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { readOverdueReports } from '../worker/queue-queries.ts'
import { markReportStep, upsertSecurityReport } from './change-security-report.ts'
import { findSecurityReport, readSecurityReports } from './read-security-reports.ts'
import { createWarnReportDeadlinesJob } from './warn-report-deadlines.job.ts'

const url = readSettings().DATA_DATABASE_URL
const team = 'report.test.team@example.com'

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'Tina', family_name: 'Tester', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const agent = actor('report-agent@example.com', serviceDeskRole)
const customer = actor('report-customer@example.com', 'kmx_int_assetdb_active')

const depsAt = (db: Database, time: string) => ({
  db,
  now: () => new Date(time),
  portalTeamAddress: team,
  publicOrigin: 'http://www.norlitz.example',
})

const aReport = (change: Partial<SecurityReportInput> = {}): SecurityReportInput => ({
  id: crypto.randomUUID(),
  version: 0,
  kind: 'exploited-vulnerability',
  title: 'Remote access without a password',
  body: 'Seen at two customers.',
  awareAt: '2026-11-18T09:30:00.000Z',
  fixedAt: null,
  advisory: null,
  ...change,
})

const listSteps = async (db: Database, id: string, time = '2026-11-18T10:00:00Z') => {
  const [report] = await readSecurityReports(depsAt(db, time), agent, id)
  return report?.steps.map(({ state, dueAt }) => [state, dueAt?.toISOString().slice(0, 16) ?? null])
}

const countMails = async (db: Database) => {
  const { rows } = await sql<{ subject: string }>`select subject from outgoing_mail where to_address = ${team}
    order by created_at, subject`.execute(db.queries)
  return rows.map(({ subject }) => subject)
}

test('a record has its deadlines, a change moves them, and a step is marked once with who and when', () =>
  rolledBack(url, async (db) => {
    const report = aReport()
    const deps = depsAt(db, '2026-11-18T10:00:00Z')
    for (const _ of [1, 2]) expect(await upsertSecurityReport(deps, agent, report)).toMatchObject({ ok: true })
    expect(await listSteps(db, report.id)).toEqual([
      ['open', '2026-11-19T09:30'],
      ['open', '2026-11-21T09:30'],
      ['waiting', null],
    ])
    const fixed = { ...report, version: 1, fixedAt: '2026-11-18T09:45:00.000Z' }
    expect(await upsertSecurityReport(deps, agent, fixed)).toMatchObject({ ok: true })
    expect(await upsertSecurityReport(deps, agent, { ...fixed, title: 'Late' })).toMatchObject({
      reason: 'changed-meanwhile',
    })
    for (const time of ['2026-11-18T10:00:00Z', '2026-11-18T11:00:00Z'])
      await markReportStep(depsAt(db, time), agent, { id: report.id, step: 'early-warning', isDone: true })
    const [saved] = await readSecurityReports(deps, agent, report.id)
    expect(saved?.steps[0]).toMatchObject({
      state: 'done',
      doneAt: new Date('2026-11-18T10:00:00Z'),
      doneBy: 'Tina Tester',
    })
    expect(saved?.steps[2]?.dueAt).toEqual(new Date('2026-12-02T09:45:00Z'))
    const { rows } = await sql<{ action: string }>`select action from audit_event
      where subject_id = ${report.id} order by happened_at`.execute(db.queries)
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'add-security-report',
      'change-security-report',
      'mark-report-step',
    ])
  }))

test('the final report of an incident is due a month after its notification was submitted', () =>
  rolledBack(url, async (db) => {
    const report = aReport({ kind: 'severe-incident', awareAt: '2027-01-28T10:00:00.000Z' })
    await upsertSecurityReport(depsAt(db, '2027-01-28T11:00:00Z'), agent, report)
    expect((await listSteps(db, report.id))?.[2]).toEqual(['open', '2027-02-28T10:00'])
    const step = { id: report.id, step: 'notification' } as const
    await markReportStep(depsAt(db, '2027-01-29T08:00:00Z'), agent, { ...step, isDone: true })
    expect((await listSteps(db, report.id))?.[2]).toEqual(['open', '2027-02-28T08:00'])
    await markReportStep(depsAt(db, '2027-01-29T09:00:00Z'), agent, { ...step, isDone: false })
    expect((await listSteps(db, report.id))?.[2]).toEqual(['open', '2027-02-28T10:00'])
  }))

test('team and agents are warned four hours before each deadline, once, and again when it moves', () =>
  rolledBack(url, async (db) => {
    const report = aReport()
    await upsertSecurityReport(depsAt(db, '2026-11-18T10:00:00Z'), agent, report)
    const agentId = await withUserScope(db, agent, async (tx, { personId }) => {
      await markAgentSeen(tx, personId, new Date('2026-11-18T10:00:00Z'))
      return personId
    })
    const warnAt = async (time: string) => {
      await createWarnReportDeadlinesJob(depsAt(db, time))()
      const deps = depsAt(db, time)
      const { entries, unread } = await readNotifications(deps, agent, { unread: true, page: 1 })
      expect(unread).toBe(entries.length)
      return [(await countMails(db)).length, entries.length]
    }
    expect(await warnAt('2026-11-19T05:29:59Z')).toEqual([0, 0])
    expect(await warnAt('2026-11-19T05:30:00Z')).toEqual([1, 1])
    expect(await warnAt('2026-11-19T05:35:00Z')).toEqual([1, 1])
    const { entries } = await readNotifications(depsAt(db, ''), agent, { unread: false, page: 1 })
    expect(entries[0]).toMatchObject({ event: 'report-due', reportId: report.id, subject: report.title })
    // Opening the record reads it.
    await findSecurityReport(depsAt(db, '2026-11-19T06:00:00Z'), agent, report.id)
    expect(await warnAt('2026-11-19T06:00:00Z')).toEqual([1, 0])
    const moved = { ...report, version: 1, awareAt: '2026-11-18T09:40:00.000Z' }
    await upsertSecurityReport(depsAt(db, '2026-11-19T06:00:00Z'), agent, moved)
    expect(await warnAt('2026-11-19T06:05:00Z')).toEqual([2, 1])
    // A step that is done has no warning.
    await markReportStep(depsAt(db, '2026-11-19T07:00:00Z'), agent, {
      id: report.id,
      step: 'notification',
      isDone: true,
    })
    expect(await warnAt('2026-11-21T09:00:00Z')).toEqual([2, 1])
    const { rows } = await withServiceScope(db, (tx) =>
      sql`select from notification where person_id = ${agentId}::uuid and event = 'report-due'`.execute(tx),
    )
    expect(rows).toHaveLength(1)
  }))

test('the metric counts open steps whose deadline has passed', () =>
  rolledBack(url, async (db) => {
    const count = () =>
      withServiceScope(db, async (tx) => {
        const { rows } = await sql<{ overdue: number }>`${sql.raw(readOverdueReports)}`.execute(tx)
        return rows[0]?.overdue ?? 0
      })
    const before = await count()
    const report = aReport({ awareAt: '2020-01-01T00:00:00.000Z' })
    await upsertSecurityReport(depsAt(db, '2026-11-18T10:00:00Z'), agent, report)
    expect(await count()).toBe(before + 2)
    await markReportStep(depsAt(db, '2026-11-18T10:00:00Z'), agent, {
      id: report.id,
      step: 'early-warning',
      isDone: true,
    })
    expect(await count()).toBe(before + 1)
  }))

test('row-level security shows the records to the service only', () =>
  rolledBack(url, async (db) => {
    const report = aReport()
    const deps = depsAt(db, '2026-11-18T10:00:00Z')
    await upsertSecurityReport(deps, agent, report)
    expect(await readSecurityReports(deps, customer)).toEqual([])
    expect(await findSecurityReport(deps, customer, report.id)).toBeNull()
    await expect(upsertSecurityReport(deps, customer, aReport())).rejects.toThrow()
  }))
