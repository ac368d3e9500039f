import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import type { Database } from '../postgres/database.ts'
import { changeAccess } from './change-access.ts'
import { readRequests } from './read-requests.ts'
import { undoAccessChange } from './undo-access-change.ts'
import { newKey, statusOf, testTime, type TestWorld, withWorld } from './user-admin.fixture.ts'

const now = () => testTime
const portalTeamAddress = 'team@example.com'

/** Anna asks for the inventory. Returns her pending access. */
async function ask(db: Database, { actorOf, people }: TestWorld): Promise<string> {
  await requestAccess({ db, now, portalTeamAddress }, actorOf('anna'), { service: 'inventory', reason: 'Hall 2' })
  const { rows } = await withServiceScope(db, (tx) =>
    sql<{ id: string }>`select id from application_access
      where person_id = ${people.anna} and application = 'inventory'`.execute(tx),
  )
  return rows[0]?.id ?? ''
}

test.each([
  ['accept', 'active'],
  ['decline', 'declined'],
] as const)('a decision to %s a request is taken back, and the request is open again', (action, decided) =>
  withWorld(async (db, world) => {
    const { clara } = world
    const accessId = await ask(db, world)
    const reason = { idempotencyKey: newKey(), accessId, reason: 'Hall 2' }
    const input = action === 'accept' ? { ...reason, role: 'user' } : reason
    const changed = await changeAccess({ db, now }, clara, { action, input })
    expect(await statusOf(db, accessId)).toBe(decided)
    const version = changed.ok ? changed.value.version : 0
    expect((await undoAccessChange({ db, now }, clara, { idempotencyKey: newKey(), accessId, version })).ok).toBe(true)
    expect(await statusOf(db, accessId)).toBe('pending')
    const open = await readRequests({ db, now }, clara, { limit: 10 })
    expect(open.entries.map(({ access }) => access.id)).toEqual([accessId])
    // Without a second decision nothing is left of the first one.
    await sql`update access_request set outcome = 'withdrawn', decided_at = ${testTime}
      where person_id = ${world.actorOf('anna').profile.id}`.execute(db.queries)
    expect(await statusOf(db, accessId)).toBeUndefined()
  }),
)

test('a decision stays if the person has asked again since', () =>
  withWorld(async (db, world) => {
    const { clara } = world
    const accessId = await ask(db, world)
    const input = { idempotencyKey: newKey(), accessId, reason: 'No' }
    const changed = await changeAccess({ db, now }, clara, { action: 'decline', input })
    await sql`insert into access_request (id, person_id, service, reason, requested_at)
      values (gen_random_uuid(), ${world.actorOf('anna').profile.id}, 'inventory', '', ${testTime})`.execute(db.queries)
    const version = changed.ok ? changed.value.version : 0
    const undone = await undoAccessChange({ db, now }, clara, { idempotencyKey: newKey(), accessId, version })
    expect(undone).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(await statusOf(db, accessId)).toBe('declined')
  }))
