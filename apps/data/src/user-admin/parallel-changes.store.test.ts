import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { deleteAccount } from '../accounts/delete-account.ts'
import { requestPage } from '../graphql/page-of-list.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import { insertAccess } from './access-writing-store.ts'
import { changeAccess } from './change-access.ts'
import { addOrganisation } from './change-user.ts'
import { inviteUser } from './invite-user.ts'
import { insertMembership } from './membership-store.ts'
import { readRequests } from './read-requests.ts'
import { actionsOf, createTestWorld, newKey, statusOf, testTime, type TestWorld } from './user-admin.fixture.ts'

// Real connections, because locks decide between transactions that run at the same time.
const db = createDatabase({
  url: readSettings().DATA_DATABASE_URL,
  name: 'test',
  maxConnections: 8,
  onConnectionError: (error) => {
    throw error
  },
})
const now = () => testTime
const worlds: TestWorld[] = []

async function newWorld(): Promise<TestWorld> {
  const world = await createTestWorld(db)
  worlds.push(world)
  return world
}

afterAll(async () => {
  await withServiceScope(db, async (tx) => {
    for (const { organisations, people } of worlds) {
      await sql`delete from organisation where id = any(${Object.values(organisations)}::uuid[])`.execute(tx)
      await sql`delete from access_request where person_id in
        (select subject from person where id = any(${Object.values(people)}::uuid[]))`.execute(tx)
      await sql`delete from person where id = any(${Object.values(people)}::uuid[])`.execute(tx)
    }
  })
  await db.close()
})

test('of an acceptance and a decline at the same time exactly one counts [A12]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const world = await newWorld()
    const { clara, david, people, organisations } = world
    const other = { idempotencyKey: newKey(), userId: people.anna, organisationId: organisations.b }
    await addOrganisation({ db, now }, david, other)
    const request = { service: 'inventory' as const, reason: '' }
    await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, world.actorOf('anna'), request)
    const own = (await readRequests({ db, now }, clara, requestPage(undefined))).entries[0]?.id ?? ''
    const bea = world.actorOf('bea', ['kmx_delegatedadmin_extern'])
    const foreign = (await readRequests({ db, now }, bea, requestPage(undefined))).entries[0]?.id ?? ''
    const accept = { idempotencyKey: newKey(), accessId: own, role: 'user', reason: 'Test', endsOn: undefined }
    const results = await Promise.all([
      changeAccess({ db, now }, clara, { action: 'accept', input: accept }),
      changeAccess({ db, now }, david, {
        action: 'decline',
        input: { idempotencyKey: newKey(), accessId: own, reason: '' },
      }),
      changeAccess({ db, now }, bea, {
        action: 'decline',
        input: { idempotencyKey: newKey(), accessId: foreign, reason: '' },
      }),
    ])
    expect(results.filter(({ ok }) => ok).length).toBe(1)
    // The running worker may add that it finds no account of this person at the identity server.
    const decisions = (await actionsOf(db, people.anna)).filter((action) =>
      /^(accept-request|decline-access)$/.test(action),
    )
    expect(decisions.length).toBe(1)
    expect([await statusOf(db, own), await statusOf(db, foreign)]).not.toContain('pending')
  }
})

test('of the last two administrators who delete their accounts at the same time, one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { actorOf, people, organisations } = await newWorld()
    await withServiceScope(db, async (tx) => {
      await insertMembership(tx, { personId: people.bert, organisationId: organisations.a, since: testTime })
      await insertAccess(tx, {
        id: randomUUID(),
        organisationId: organisations.a,
        personId: people.anna,
        application: 'user-administration',
        role: 'customer-administrator',
        status: 'active',
        reason: 'Test',
        endsOn: undefined,
        by: undefined,
        at: testTime,
      })
    })
    const results = await Promise.all(
      ['clara', 'anna'].map((name) => {
        const actor = { ...actorOf(name), session: { id: undefined, authenticatedAt: testTime } }
        return deleteAccount({ db, now }, actor, actor.profile.email)
      }),
    )
    expect(results.map((result) => (result.ok ? 'deleted' : result.reason)).sort()).toEqual([
      'deleted',
      'only-administrator',
    ])
  }
})

test('500 invites of one address at the same time become one invite with one mail', async () => {
  const { clara, organisations } = await newWorld()
  const email = `parallel.${organisations.a.slice(0, 8)}@example.com`
  const invite = () =>
    inviteUser({ db, now }, clara, {
      idempotencyKey: newKey(),
      email,
      organisationId: organisations.a,
      applications: [{ application: 'inventory', role: 'user' }],
      reason: 'Test',
      endsOn: undefined,
      message: '',
      language: 'en',
    })
  // More at a time would wait for one of the pool's few connections until its time limit.
  const results = []
  for (let sent = 0; sent < 500; sent += 50) results.push(...(await Promise.all(Array.from({ length: 50 }, invite))))
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(results.filter((result) => result.ok && result.value.expiresAt !== null).length).toBe(1)
  const { rows } = await sql<{ mails: number }>`select count(*)::int as mails from outgoing_mail
    where to_address = ${email}`.execute(db.queries)
  expect(rows).toEqual([{ mails: 1 }])
}, 30_000)
