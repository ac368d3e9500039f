import { reviewQuery } from '@ferrule/domain/user-admin/access-list'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import type { Database } from '../postgres/database.ts'
import { closeAccessReview } from './close-access-review.ts'
import { keepAccess, undoKeepAccess } from './keep-access.ts'
import { readAccessReview } from './read-access-review.ts'
import { actionsOf, giveAccess, newKey, testTime, type TestWorld, withWorld } from './user-admin.fixture.ts'

const now = () => testTime

/** An open review of organisation A, in which nothing is decided. */
async function openReview(db: Database, { organisations, people }: TestWorld): Promise<void> {
  const access = { organisationId: organisations.a, personId: people.anna, status: 'active' as const }
  for (const application of ['inventory', 'ticketing']) await giveAccess(db, { ...access, application })
  await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
  await sql`insert into access_review (id, organisation_id, opened_at, due_on)
    values (gen_random_uuid(), ${organisations.a}, '2026-11-01', '2026-11-30')`.execute(db.queries)
  await sql`update application_access set changed_at = '2026-01-01'
    where organisation_id = ${organisations.a}`.execute(db.queries)
}

test('a closed review keeps what was not decided, and names its author and date', () =>
  withWorld(async (db, world) => {
    const { clara, organisations, people } = world
    await openReview(db, world)
    const input = { idempotencyKey: newKey(), organisationId: organisations.a }
    expect((await closeAccessReview({ db, now }, clara, input)).ok).toBe(true)
    expect((await closeAccessReview({ db, now }, clara, input)).ok).toBe(true)
    const page = await readAccessReview({ db, now }, clara, {
      query: reviewQuery.parse({}),
      page: requestPage(undefined),
    })
    expect(page.review).toBeUndefined()
    expect(page.closed).toMatchObject({ closedAt: testTime, closedBy: 'clara Test' })
    // The administrator cannot decide about their own access.
    expect(page.entries.map(({ name, confirmedAt }) => [name, confirmedAt])).toEqual([
      ['anna Test', testTime],
      ['anna Test', testTime],
      ['clara Test', null],
    ])
    expect(await actionsOf(db, people.anna)).toEqual(['keep-access', 'keep-access'])
    const { rows } = await sql<{ after: unknown }>`select after from audit_event
      where action = 'close-access-review' order by id desc limit 1`.execute(db.queries)
    expect(rows).toEqual([{ after: { kept: 2, left: 1 } }])
    const again = await closeAccessReview({ db, now }, clara, { ...input, idempotencyKey: newKey() })
    expect(again).toEqual({ ok: false, reason: 'not-found' })
  }))

test('the review of another organisation cannot be closed', () =>
  withWorld(async (db, world) => {
    await openReview(db, world)
    const bea = world.actorOf('bea', ['kmx_delegatedadmin_extern'])
    const input = { idempotencyKey: newKey(), organisationId: world.organisations.a }
    expect(await closeAccessReview({ db, now }, bea, input)).toEqual({ ok: false, reason: 'not-found' })
  }))

test('keeping is taken back while the review is open, by administrators of the organisation alone', () =>
  withWorld(async (db, world) => {
    const { clara, organisations, people } = world
    await openReview(db, world)
    const read = async () => {
      const query = reviewQuery.parse({ application: 'inventory' })
      const { entries, review } = await readAccessReview({ db, now }, clara, { query, page: requestPage(undefined) })
      return { id: entries[0]?.id ?? '', isKept: entries[0]?.isKept, decided: review?.decided }
    }
    const { id: accessId } = await read()
    const toInput = () => ({ idempotencyKey: newKey(), accessId, reason: '' })
    expect(await undoKeepAccess({ db, now }, clara, toInput())).toEqual({ ok: false, reason: 'changed-since' })
    await keepAccess({ db, now }, clara, toInput())
    expect(await read()).toMatchObject({ isKept: true, decided: 1 })
    const bea = world.actorOf('bea', ['kmx_delegatedadmin_extern'])
    expect(await undoKeepAccess({ db, now }, bea, toInput())).toEqual({ ok: false, reason: 'not-found' })
    expect((await undoKeepAccess({ db, now }, clara, toInput())).ok).toBe(true)
    expect(await read()).toMatchObject({ isKept: false, decided: 0 })
    expect(await actionsOf(db, people.anna)).toEqual(['keep-access', 'undo-keep-access'])
    await keepAccess({ db, now }, clara, toInput())
    await closeAccessReview({ db, now }, clara, { idempotencyKey: newKey(), organisationId: organisations.a })
    expect(await undoKeepAccess({ db, now }, clara, toInput())).toEqual({ ok: false, reason: 'changed-since' })
  }))
