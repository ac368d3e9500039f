import { randomUUID } from 'node:crypto'
import { reviewQuery, userListQuery } from '@ferrule/domain/user-admin/access-list'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import { addApplication, changeAccess } from './change-access.ts'
import { keepAccess } from './keep-access.ts'
import { previewUser } from './preview-user.ts'
import { exportAccessReview, readAccessReview } from './read-access-review.ts'
import { readOrganisation, readOrganisations } from './read-organisations.ts'
import { readRequests } from './read-requests.ts'
import { readUser } from './read-user.ts'
import { readUserAdmin, readUserPage } from './read-users.ts'
import { giveAccess, newKey, testTime, withWorld } from './user-admin.fixture.ts'

const now = () => testTime

const listQuery = (input: object = {}) => ({ query: userListQuery.parse(input), page: requestPage(undefined) })
const granting = () => ({ idempotencyKey: newKey(), reason: 'Hall 2', endsOn: undefined })
const ending = (accessId: string) => ({ idempotencyKey: newKey(), accessId, reason: '' })

test('an external administrator lists the users of their organisation and no others [A1]', () =>
  withWorld(async (db, { clara, david, organisations, people }) => {
    await giveAccess(db, {
      organisationId: organisations.a,
      personId: people.anna,
      application: 'inventory',
      status: 'active',
    })
    const page = await readUserPage({ db, now }, clara, listQuery())
    expect(page.entries.map(({ name, isSelf }) => [name, isSelf])).toEqual([
      ['anna Test', false],
      ['clara Test', true],
    ])
    expect(page.counts.find(({ status }) => status === 'active')?.count).toBe(2)
    expect(page.entries[0]?.accesses).toMatchObject([{ application: 'inventory', actions: ['update', 'withdraw'] }])
    const filtered = await readUserPage({ db, now }, clara, listQuery({ application: 'inventory', search: 'ann' }))
    expect([filtered.total, filtered.entries.length]).toEqual([1, 1])
    const foreign = await readUserPage({ db, now }, clara, listQuery({ organisationId: organisations.b }))
    expect([foreign.total, foreign.entries]).toEqual([0, []])
    const all = await readUserPage({ db, now }, david, listQuery({ organisationId: organisations.b }))
    expect(all.entries.map(({ name }) => name)).toEqual(['bea Test', 'bert Test'])
  }))

test('the pages of a list follow each other without gaps', () =>
  withWorld(async (db, { clara, organisations }) => {
    await sql`with people as (insert into person (id, email, first_name, last_name)
      select gen_random_uuid(), 'p' || n || '@paging.example', 'P' || n, 'Paging' from generate_series(1, 60) n returning id)
      insert into membership (person_id, organisation_id) select id, ${organisations.a} from people`.execute(db.queries)
    const first = await readUserPage({ db, now }, clara, listQuery({ search: 'paging' }))
    const page = requestPage(first.next)
    const second = await readUserPage({ db, now }, clara, { query: userListQuery.parse({ search: 'paging' }), page })
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect([first.entries.length, second.entries.length, second.next, new Set(ids).size]).toEqual([50, 10, null, 60])
  }))

test.each(['8e296a067a37@split.example', '8e296a06', 'maria 3e5b'])(
  'users with numbers in their addresses are found by %j',
  (search) =>
    withWorld(async (db, { clara, david, organisations }) => {
      await sql`with people as (insert into person (id, email, first_name, last_name)
        values (gen_random_uuid(), '8e296a067a37@split.example', 'Maria 3e5bx', 'Split') returning id)
        insert into membership (person_id, organisation_id) select id, ${organisations.a} from people`.execute(
        db.queries,
      )
      for (const administrator of [clara, david]) {
        const { entries } = await readUserPage({ db, now }, administrator, listQuery({ search }))
        expect(entries.map(({ email }) => email)).toEqual(['8e296a067a37@split.example'])
      }
    }),
)

test('a foreign and a missing user look alike [A4] [S8-023]', () =>
  withWorld(async (db, { clara, organisations, people }) => {
    expect(await readUser({ db, now }, clara, people.bert)).toBeUndefined()
    expect(await readUser({ db, now }, clara, randomUUID())).toBeUndefined()
    expect(await previewUser({ db, now }, clara, people.bert)).toBeUndefined()
    expect(await readOrganisation({ db }, clara, organisations.b)).toBeUndefined()
    const missing = await addApplication({ db, now }, clara, {
      ...granting(),
      userId: people.bert,
      organisationId: organisations.b,
      application: 'inventory',
      role: 'user',
    })
    expect(missing).toEqual({ ok: false, reason: 'not-found' })
  }))

test('the record of a user has the fields of the specification [S3-084]', () =>
  withWorld(async (db, { clara, organisations, people, actorOf }) => {
    await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, actorOf('anna'), {
      service: 'inventory',
      reason: 'Line 7',
    })
    const details = await readUser({ db, now }, clara, people.anna)
    const { email } = actorOf('anna').profile
    expect(details?.user).toMatchObject({ name: 'anna Test', email, organisations: [{ id: organisations.a }] })
    expect(details?.organisations).toMatchObject([
      { number: expect.stringMatching(/^\d{10}$/), subRegion: 'DACH', country: 'AT', city: 'Linz', members: 2 },
    ])
    expect(details?.user.accesses).toMatchObject([
      { application: 'inventory', role: 'user', status: 'pending', requestedAt: testTime, requestReason: 'Line 7' },
    ])
    const requests = await readRequests({ db, now }, clara, requestPage(undefined))
    expect(requests.entries).toMatchObject([{ requestedBy: 'anna Test', requestedAt: testTime, reason: 'Line 7' }])
    expect(details?.addable.map(({ application }) => application)).not.toContain('user-administration')
    expect(details?.addable.map(({ application }) => application)).toContain('ticketing')
  }))

test('the access review lists who has what, and an access is decided once it is kept or withdrawn', () =>
  withWorld(async (db, { clara, organisations, people }) => {
    const give = (application: string, access = {}) =>
      giveAccess(db, {
        organisationId: organisations.a,
        personId: people.anna,
        application,
        status: 'active',
        at: new Date('2026-01-01'),
        ...access,
      })
    const inventory = await give('inventory')
    const ticketing = await give('ticketing', { endsOn: '2026-11-30' })
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    await sql`insert into access_review (id, organisation_id, opened_at, due_on)
      values (gen_random_uuid(), ${organisations.a}, '2026-11-01', '2026-11-30')`.execute(db.queries)
    await sql`update application_access set changed_at = '2026-01-01' where organisation_id = ${organisations.a}`.execute(
      db.queries,
    )
    const read = (input: object = {}) =>
      readAccessReview({ db, now }, clara, { query: reviewQuery.parse(input), page: requestPage(undefined) })
    const before = await read({ filter: 'undecided' })
    expect([before.total, before.review?.decided, before.review?.total, before.review?.dueOn]).toEqual([
      3,
      0,
      3,
      '2026-11-30',
    ])
    expect((await read({ filter: 'ending' })).entries.map(({ id }) => id)).toEqual([ticketing])
    expect((await read({ filter: 'unused', application: 'inventory' })).entries.map(({ id }) => id)).toEqual([
      inventory,
    ])
    await keepAccess({ db, now }, clara, ending(inventory))
    await changeAccess({ db, now }, clara, { action: 'withdraw', input: ending(ticketing) })
    const after = await read({ filter: 'undecided' })
    expect([after.total, after.review]).toMatchObject([1, { decided: 2, withdrawn: 1, total: 3 }])
    const sign = ({ fileName }: { fileName: string }) => `signed ${fileName}`
    const softwareSigning = { sign, signLines: () => Buffer.alloc(0), publicKey: 'key' }
    const exported = await exportAccessReview({ db, now, softwareSigning }, clara, reviewQuery.parse({}))
    expect(exported.csv).toContain('anna')
    expect([exported.fileName, exported.signature]).toEqual([
      'access-review-2026-11-17.csv',
      'signed access-review-2026-11-17.csv',
    ])
  }))

test('organisations show their members, administrators and applications [S2-158] [S2-159]', () =>
  withWorld(async (db, { clara, organisations }) => {
    const page = await readOrganisations({ db }, clara, { search: 'test a', page: requestPage(undefined) })
    expect(page.entries).toMatchObject([{ id: organisations.a, members: 2, administrators: ['clara Test'] }])
    expect(page.entries[0]?.applications.find(({ name }) => name === 'user-administration')).toEqual({
      name: 'user-administration',
      state: 'offered',
      activeUsers: 1,
    })
    const summary = await readUserAdmin({ db }, clara)
    expect(summary).toMatchObject({ isInternal: false, organisationCount: 1, userCount: 2, requestCount: 0 })
    expect(summary.applications.find(({ name }) => name === 'user-administration')?.roles).toEqual([])
  }))
