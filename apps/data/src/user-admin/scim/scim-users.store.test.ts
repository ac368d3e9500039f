import { randomUUID } from 'node:crypto'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { findSessionEnd } from '../../sign-in/session-end-queries.ts'
import { fakeDirectory } from '../directory.fixture.ts'
import { syncPerson } from '../sync-person.ts'
import { actionsOf, giveAccess, statusOf, testTime, withWorld } from '../user-admin.fixture.ts'
import { createTestDirectory, entriesOf } from './scim.fixture.ts'

const log = createLog({ service: 'test', write: () => {} })

function adaOf(domain: string) {
  const userName = `ada@${domain}`
  return { userName, name: { givenName: 'Ada', familyName: 'Berg' }, externalId: 'x-1', preferredLanguage: 'de' }
}

async function organisationsOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db.queries
    .selectFrom('membership')
    .where('personId', '=', personId)
    .select('organisationId')
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

async function waitingJobs(db: Database, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
    where task_identifier = ${name}`.execute(db.queries)
  return rows[0]?.count ?? 0
}

describe('joiners', () => {
  test('a person of a verified domain becomes a member and gets an account', async () => {
    await withWorld(async (db, { organisations }) => {
      const { domain, call } = await createTestDirectory(db, organisations.a)
      const created = await call('POST', '/Users', { body: adaOf(domain) })
      expect(created.status).toBe(201)
      const id = String(created.body['id'])
      expect(created.body).toMatchObject({ active: true, userName: `ada@${domain}`, displayName: 'Ada Berg' })
      expect(await organisationsOf(db, id)).toEqual([organisations.a])
      expect(await actionsOf(db, id)).toEqual(['directory-join'])

      const { directory, accounts, state } = fakeDirectory()
      const deps = { db, now: () => testTime, log, directory }
      state.isDown = true
      await expect(syncPerson(deps, id)).rejects.toThrow('down')
      state.isDown = false
      await syncPerson(deps, id)
      const account = accounts.get(`account-of-ada@${domain}`)
      expect(account?.organisations.size).toBe(1)
      const person = await db.queries.selectFrom('person').where('id', '=', id).select('subject').executeTakeFirst()
      expect(person?.subject).toBe(`account-of-ada@${domain}`)
    })
  })

  test('an address outside the verified domains is refused, also of a domain that is only claimed', async () => {
    await withWorld(async (db, { organisations }) => {
      const { call } = await createTestDirectory(db, organisations.a)
      const foreign = await createTestDirectory(db, organisations.b)
      await withServiceScope(db, async (tx) => {
        await sql`insert into organisation_domain (organisation_id, domain, challenge, added_at)
          values (${organisations.a}, ${foreign.domain}, ${'0'.repeat(32)}, ${testTime})`.execute(tx)
      })
      const refused = await call('POST', '/Users', { body: adaOf(foreign.domain) })
      expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
      expect((await call('GET', '/Users', { query: { filter: 'userName sw "ada"' } })).body['totalResults']).toBe(0)
    })
  })

  test('a second person with the same name is refused, and a member counts as one', async () => {
    await withWorld(async (db, { organisations, clara }) => {
      const { domain, call } = await createTestDirectory(db, organisations.a)
      await call('POST', '/Users', { body: adaOf(domain) })
      const repeated = await call('POST', '/Users', { body: { ...adaOf(domain), userName: `ADA@${domain}` } })
      expect(repeated).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
      const { email } = clara.profile
      expect((await call('POST', '/Users', { body: { userName: email } })).status).toBe(409)
    })
  })

  test('an open invite is accepted with the applications that it offers', async () => {
    await withWorld(async (db, { organisations, people }) => {
      const { domain, call } = await createTestDirectory(db, organisations.a)
      const invitationId = randomUUID()
      await withServiceScope(db, async (tx) => {
        await sql`insert into invitation (id, email, organisation_id, language, message, invited_by, invited_at, expires_at)
          values (${invitationId}, ${`ada@${domain}`}, ${organisations.a}, 'en', '', ${people.clara}, ${testTime},
            ${testTime})`.execute(tx)
      })
      const accessId = await giveAccess(db, {
        organisationId: organisations.a,
        personId: undefined,
        invitationId,
        application: 'inventory',
        status: 'invited',
      })
      await call('POST', '/Users', { body: adaOf(domain) })
      expect(await statusOf(db, accessId)).toBe('active')
    })
  })
})

describe('leavers', () => {
  test.each([
    ['PATCH', { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }],
    ['PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
    ['PUT', { active: false }],
  ])('%s %j ends the membership, the accesses and the sessions, and can be taken back', async (method, change) => {
    await withWorld(async (db, { organisations }) => {
      const { domain, call } = await createTestDirectory(db, organisations.a)
      const { body } = await call('POST', '/Users', { body: adaOf(domain) })
      const id = String(body['id'])
      await db.queries
        .updateTable('person')
        .set({ subject: `s-${id}` })
        .where('id', '=', id)
        .execute()
      const accessId = await giveAccess(db, {
        organisationId: organisations.a,
        personId: id,
        application: 'inventory',
        status: 'active',
      })
      const before = await waitingJobs(db, 'end-sessions')
      const sent = method === 'PUT' ? { ...adaOf(domain), ...change } : change
      expect((await call(method, `/Users/${id}`, { body: sent })).body['active']).toBe(false)
      expect(await organisationsOf(db, id)).toEqual([])
      expect(await statusOf(db, accessId)).toBeUndefined()
      expect(await waitingJobs(db, 'end-sessions')).toBe(before + 1)
      expect(await findSessionEnd(db.queries, `s-${id}`)).toEqual(testTime)
      await call('PATCH', `/Users/${id}`, { body: { Operations: [{ op: 'add', path: 'active', value: true }] } })
      expect(await organisationsOf(db, id)).toEqual([organisations.a])
      expect(await actionsOf(db, id)).toEqual([
        'directory-join',
        'directory-leave',
        'directory-change',
        'directory-join',
        'directory-change',
      ])
    })
  })

  test('a deleted person stays in their other organisations, and is erased without any', async () => {
    await withWorld(async (db, { organisations, people }) => {
      const { call } = await createTestDirectory(db, organisations.a)
      await db.queries
        .insertInto('membership')
        .values({ personId: people.anna, organisationId: organisations.b })
        .execute()
      expect((await call('DELETE', `/Users/${people.anna}`)).status).toBe(204)
      expect(await organisationsOf(db, people.anna)).toEqual([organisations.b])
      expect((await call('GET', `/Users/${people.anna}`)).status).toBe(404)
      const other = await createTestDirectory(db, organisations.b)
      expect((await other.call('DELETE', `/Users/${people.bert}`)).status).toBe(204)
      const bert = await db.queries
        .selectFrom('person')
        .where('id', '=', people.bert)
        .select('email')
        .executeTakeFirst()
      expect(bert?.email).toBe(`${people.bert}@deleted.invalid`)
    })
  })

  test('the last administrator cannot be removed, another one can', async () => {
    await withWorld(async (db, { organisations, people }) => {
      const { call } = await createTestDirectory(db, organisations.a)
      const body = { Operations: [{ op: 'replace', path: 'active', value: false }] }
      expect((await call('PATCH', `/Users/${people.clara}`, { body })).status).toBe(409)
      expect((await call('DELETE', `/Users/${people.clara}`)).status).toBe(409)
      await giveAccess(db, {
        organisationId: organisations.a,
        personId: people.anna,
        application: 'user-administration',
        role: 'customer-administrator',
        status: 'active',
      })
      expect((await call('PATCH', `/Users/${people.clara}`, { body })).status).toBe(200)
      expect(await organisationsOf(db, people.clara)).toEqual([])
    })
  })
})

describe('limits of a directory', () => {
  test('no request sees or changes a person of another organisation [A1] [A4]', async () => {
    await withWorld(async (db, { organisations, people, actorOf }) => {
      const { call } = await createTestDirectory(db, organisations.a)
      const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] }
      const put = { userName: actorOf('bea').profile.email, active: false }
      const missing = await call('GET', `/Users/${randomUUID()}`)
      for (const id of [people.bea, people.bert, people.david]) {
        expect(await call('GET', `/Users/${id}`)).toEqual(missing)
        expect((await call('PATCH', `/Users/${id}`, { body: patch })).status).toBe(404)
        expect((await call('PUT', `/Users/${id}`, { body: put })).status).toBe(404)
        expect((await call('DELETE', `/Users/${id}`)).status).toBe(404)
      }
      expect(await organisationsOf(db, people.bea)).toEqual([organisations.b])
      const listed = entriesOf((await call('GET', '/Users')).body).map(({ id }) => String(id))
      expect(listed.toSorted()).toEqual([people.anna, people.clara].toSorted())
      const filters = ['userName pr or id pr', `id eq "${people.bea}"`, 'not (userName eq "x")']
      for (const filter of filters) {
        const found = entriesOf((await call('GET', '/Users', { query: { filter } })).body)
        expect(found.map(({ id }) => id)).not.toContain(people.bea)
      }
    })
  })

  test('the address, the id and an unknown version cannot be changed', async () => {
    await withWorld(async (db, { organisations }) => {
      const { domain, call } = await createTestDirectory(db, organisations.a)
      const { body, etag } = await call('POST', '/Users', { body: adaOf(domain) })
      const path = `/Users/${String(body['id'])}`
      const address = { Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: `eva@${domain}` }] }
      expect((await call('PATCH', path, { body: address })).body['scimType']).toBe('mutability')
      const name = { Operations: [{ op: 'replace', path: 'name.familyName', value: 'Bergmann' }] }
      expect((await call('PATCH', path, { body: name, ifMatch: 'W/"other"' })).status).toBe(412)
      const renamed = await call('PATCH', path, { body: name, ifMatch: String(etag) })
      expect(renamed.body['displayName']).toBe('Ada Bergmann')
      expect(renamed.etag).not.toBe(etag)
      const again = await call('PATCH', path, { body: name })
      expect(again.etag).toBe(renamed.etag)
    })
  })
})

test.each<[string, string[]]>([
  ['userName eq "ADA@DOMAIN"', ['ada']],
  ['externalId eq "x-1"', ['ada']],
  ['externalId eq "X-1"', []],
  ['not (externalId pr) and userName ew "DOMAIN"', ['eva']],
  ['emails.value ew "@DOMAIN"', ['ada', 'eva']],
  ['emails[type eq "work" and value sw "eva"]', ['eva']],
  ['name.familyName co "erg" and active eq true', ['ada']],
  ['active eq "False" and userName co "@DOMAIN"', ['eva']],
  ['(externalId eq "x-1" or name.givenName eq "eva") and userName ew "DOMAIN"', ['ada', 'eva']],
  ['meta.created ge "2026-11-17T10:00:00.000Z" and userName ew "DOMAIN"', ['ada', 'eva']],
  ['userName ew "%" or userName co "_da@DOMAIN"', []],
])('the filter %s finds %j', async (filter, expected) => {
  await withWorld(async (db, { organisations }) => {
    const { domain, call } = await createTestDirectory(db, organisations.a)
    await call('POST', '/Users', { body: adaOf(domain) })
    await call('POST', '/Users', { body: { userName: `eva@${domain}`, name: { givenName: 'Eva' }, active: false } })
    const query = { filter: filter.replaceAll('DOMAIN', domain) }
    const found = entriesOf((await call('GET', '/Users', { query })).body)
    expect(found.map(({ userName }) => String(userName).replace(/@.*/, '')).toSorted()).toEqual(expected)
  })
})

test('a list has pages, and an unsupported filter is refused', async () => {
  await withWorld(async (db, { organisations }) => {
    const { domain, call } = await createTestDirectory(db, organisations.a)
    for (const name of ['a', 'b', 'c']) await call('POST', '/Users', { body: { userName: `${name}@${domain}` } })
    const first = await call('GET', '/Users', { query: { count: '2', attributes: 'userName' } })
    expect(first.body).toMatchObject({ totalResults: 5, itemsPerPage: 2, startIndex: 1 })
    expect(Object.keys(entriesOf(first.body)[0] ?? {})).toEqual(['schemas', 'id', 'userName', 'meta'])
    const last = await call('GET', '/Users', { query: { count: '2', startIndex: '5' } })
    expect(last.body).toMatchObject({ totalResults: 5, itemsPerPage: 1, startIndex: 5 })
    for (const filter of ['password pr', 'active gt true', 'userName eq 5', 'userName eq']) {
      expect((await call('GET', '/Users', { query: { filter } })).body['scimType']).toBe('invalidFilter')
    }
  })
})
