import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { deskListQuery, deskSorts } from '@ferrule/domain/service-desk/desk-list'
import { deskViewFilters } from '@ferrule/domain/service-desk/desk-view'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { removeDeskView, saveDeskView } from './change-desk-views.ts'
import { listDeskViews } from './desk-view-store.ts'
import { exportDesk } from './read-desk.ts'
import { readDeskFigures } from './read-desk-figures.ts'

const url = readSettings().DATA_DATABASE_URL

/** People of this file alone: a shared person would be locked by other tests. */
function agent(name: string): SignedInActor {
  const email = `${name}@desk-view-test.example`
  const roles = [serviceDeskRole]
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: name, family_name: 'Test', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}
const [kim, lou] = [agent('kim'), agent('lou')]
const toDeps = (db: Database) => ({ ...aRequestContext(), db, now: () => new Date('2026-11-16T08:00:00Z') })
const namesFor = (db: Database, person: SignedInActor) =>
  withUserScope(db, person, async (tx, { personId }) => (await listDeskViews(tx, personId)).map(({ name }) => name))

test('a view is seen by its owner, and by colleagues only if it is shared', () =>
  rolledBack(url, async (db) => {
    const filters = deskViewFilters.parse({ priority: 1, turn: 'ours' })
    const [own, shared] = [crypto.randomUUID(), crypto.randomUUID()]
    await saveDeskView(toDeps(db), kim, { id: own, name: 'Urgent', isShared: false, filters })
    await saveDeskView(toDeps(db), kim, { id: shared, name: 'Stopped', isShared: true, filters })
    await saveDeskView(toDeps(db), kim, { id: shared, name: 'Stopped', isShared: true, filters })
    expect(await namesFor(db, kim)).toEqual(expect.arrayContaining(['Stopped', 'Urgent']))
    expect(await namesFor(db, lou)).toContain('Stopped')
    expect(await namesFor(db, lou)).not.toContain('Urgent')
    await removeDeskView(toDeps(db), lou, shared)
    expect(await namesFor(db, kim), 'a colleague cannot delete it').toContain('Stopped')
    await removeDeskView(toDeps(db), kim, shared)
    expect(await namesFor(db, lou)).not.toContain('Stopped')
  }))

/** Entries with nothing due are last. */
const toTime = (dueAt: Date | null) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER

test.each(deskSorts)('the queue sorted by %s', (sort) =>
  rolledBack(url, async (db) => {
    const entries = await exportDesk(toDeps(db), kim, deskListQuery.parse({ sort }))
    const keys = entries.map(({ priority, dueAt, createdAt }) =>
      sort === 'priority' ? [priority, toTime(dueAt)] : [sort === 'due' ? toTime(dueAt) : -createdAt.getTime(), 0],
    )
    const sorted = keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
    expect(keys.length).toBeGreaterThan(10)
    expect(keys).toEqual(sorted)
  }),
)

test('a ticket is due by its first response, then by its solution', () =>
  rolledBack(url, async (db) => {
    const list = async (query: object) => exportDesk(toDeps(db), kim, deskListQuery.parse({ kind: 'ticket', ...query }))
    const open = await list({})
    const saved = await withUserScope(db, kim, (tx) =>
      tx
        .selectFrom('ticket')
        .select(['id', 'firstResponseAt', 'firstResponseDueAt', 'solutionDueAt'])
        .where('closedAt', 'is', null)
        .execute(),
    )
    const expected = saved.map(({ id, firstResponseAt, firstResponseDueAt, solutionDueAt }) =>
      firstResponseAt ? [id, 'solution', solutionDueAt] : [id, 'answer', firstResponseDueAt],
    )
    expect(new Set(open.map(({ dueStep }) => dueStep))).toEqual(new Set(['answer', 'solution']))
    expect(Object.fromEntries(open.map((entry) => [entry.id, [entry.id, entry.dueStep, entry.dueAt]]))).toEqual(
      Object.fromEntries(expected.map((row) => [row[0], row])),
    )
    const closed = await list({ group: 'closed' })
    expect(new Set(closed.map(({ dueAt, isLate }) => `${dueAt} ${isLate}`))).toEqual(new Set(['null false']))
  }))

test('the queue is filtered by priority and turn', () =>
  rolledBack(url, async (db) => {
    const found = async (query: object) => exportDesk(toDeps(db), kim, deskListQuery.parse(query))
    const urgent = await found({ priority: 1 })
    expect(urgent.length).toBeGreaterThan(0)
    expect(new Set(urgent.map(({ priority }) => priority))).toEqual(new Set([1]))
    const theirs = await found({ turn: 'theirs', kind: 'ticket' })
    expect(new Set(theirs.map(({ state }) => state))).toEqual(new Set(['waiting-for-you']))
    const ours = await found({ turn: 'ours', kind: 'ticket' })
    expect(ours.length + theirs.length).toBe((await found({ kind: 'ticket' })).length)
  }))

test('the figures count every open ticket once, by age and turn', () =>
  rolledBack(url, async (db) => {
    const figures = await readDeskFigures(toDeps(db), { weeks: 52 })
    const open = figures.openByAge.reduce((sum, { ours, theirs }) => sum + ours + theirs, 0)
    const tickets = await exportDesk(toDeps(db), kim, deskListQuery.parse({ kind: 'ticket' }))
    expect(open).toBe(tickets.length)
    const days = tickets.map(({ createdAt }) => (toDeps(db).now().getTime() - createdAt.getTime()) / 86_400_000)
    const groups = [0, 1, 3, 7, 14, 30].map((from, group, all) =>
      days.filter((age) => (group === 0 || age >= from) && age < (all[group + 1] ?? Number.POSITIVE_INFINITY)),
    )
    expect(figures.openByAge.map(({ ours, theirs }) => ours + theirs)).toEqual(groups.map(({ length }) => length))
    const opened = figures.weeks.reduce((sum, week) => sum + week.opened, 0)
    const { count } = await withUserScope(db, kim, (tx) =>
      tx
        .selectFrom('ticket')
        .where('createdAt', '>=', new Date('2025-11-24T00:00:00Z'))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    expect(opened).toBe(Number(count))
    expect(figures.weeks).toHaveLength(52)
    expect(figures.plants[0]?.opened).toBeGreaterThanOrEqual(figures.plants.at(-1)?.opened ?? 0)
    for (const week of figures.weeks) expect(week.responseInTime).toBeLessThanOrEqual(week.responseDue)
  }))
