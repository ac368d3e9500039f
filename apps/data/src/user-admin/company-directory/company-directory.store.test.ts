import { randomBytes, randomUUID } from 'node:crypto'
import { toDomainRecord } from '@ferrule/domain/company-directory/email-domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import { aRequestContext } from '../../graphql/request-context.fixture.ts'
import type { Database } from '../../postgres/database.ts'
import { findDirectory } from '../scim/find-directory.ts'
import { endScimToken, makeScimToken } from '../scim/manage-scim-tokens.ts'
import { createTestDirectory } from '../scim/scim.fixture.ts'
import { setGroupApplications } from '../scim/set-group-applications.ts'
import { newKey, testTime, withWorld } from '../user-admin.fixture.ts'
import { addDomain, approveDomain, checkDomain, removeDomain } from './change-domain.ts'
import { readCompanyDirectory } from './read-company-directory.ts'

const newDomain = () => `${randomBytes(5).toString('hex')}.example`
const depsOf = (db: Database, records: string[][] = []) => ({
  db,
  now: () => testTime,
  readDomainRecords: async () => records,
  publicOrigin: 'https://www.example.com',
  companySignIn: aRequestContext().companySignIn,
})

test('a domain counts after its record is found, and then belongs to one organisation', async () => {
  await withWorld(async (db, { organisations, clara, david, actorOf }) => {
    const domain = newDomain()
    const bea = actorOf('bea', ['kmx_delegatedadmin_extern'])
    const claim = (organisationId: string) => ({ organisationId, domain, idempotencyKey: newKey() })
    expect((await addDomain(depsOf(db), clara, claim(organisations.a))).ok).toBe(true)
    expect((await addDomain(depsOf(db), bea, claim(organisations.b))).ok).toBe(true)
    expect(await checkDomain(depsOf(db), clara, claim(organisations.a))).toMatchObject({ reason: 'record-missing' })
    const directory = await readCompanyDirectory(depsOf(db), clara, organisations.a)
    const { value } = toDomainRecord({ domain, challenge: directory?.domains[0]?.challenge ?? '' })
    expect((await checkDomain(depsOf(db, [[value]]), clara, claim(organisations.a))).ok).toBe(true)
    expect(await approveDomain(depsOf(db), david, claim(organisations.b))).toMatchObject({ reason: 'domain-taken' })
    expect((await removeDomain(depsOf(db), clara, claim(organisations.a))).ok).toBe(true)
    expect((await approveDomain(depsOf(db), david, claim(organisations.b))).ok).toBe(true)
    const { rows } = await sql<{ action: string }>`select action from audit_event
      where subject_id = ${organisations.a} order by id`.execute(db.queries)
    expect(rows.map(({ action }) => action)).toEqual(['add-domain', 'verify-domain', 'remove-domain'])
  })
})

test('an external administrator approves no domain and reaches no other organisation [A1] [A5]', async () => {
  await withWorld(async (db, { organisations, clara }) => {
    const own = { organisationId: organisations.a, domain: newDomain() }
    await addDomain(depsOf(db), clara, { ...own, idempotencyKey: newKey() })
    const approved = await approveDomain(depsOf(db), clara, { ...own, idempotencyKey: newKey() })
    expect(approved).toMatchObject({ reason: 'not-allowed' })
    const foreign = { organisationId: organisations.b, domain: newDomain(), idempotencyKey: newKey() }
    for (const change of [addDomain, checkDomain, approveDomain, removeDomain]) {
      expect(await change(depsOf(db), clara, foreign)).toMatchObject({ reason: 'not-found' })
    }
    const organisationId = organisations.b
    const made = await makeScimToken(depsOf(db), clara, { organisationId, idempotencyKey: newKey() })
    expect(made).toMatchObject({ reason: 'not-found' })
    expect(await readCompanyDirectory(depsOf(db), clara, organisationId)).toBeUndefined()
  })
})

test('a token is shown once, stored as a hash, and ends by revocation and by time', async () => {
  await withWorld(async (db, { organisations, clara }) => {
    const organisationId = organisations.a
    const input = { organisationId, idempotencyKey: newKey() }
    const made = await makeScimToken(depsOf(db), clara, input)
    const { id, token = '' } = made.ok ? made.value : { id: '' }
    expect(token).toMatch(/^scim_[\w-]{43}$/)
    expect(await makeScimToken(depsOf(db), clara, input)).toEqual({ ok: true, value: { id, token: undefined } })
    const { rows } = await withServiceScope(db, (tx) =>
      sql<{ stored: string }>`select to_jsonb(scim_token)::text || (select coalesce(string_agg(response::text, ''), '')
        from idempotency_key) as stored from scim_token where id = ${id}`.execute(tx),
    )
    expect(rows[0]?.stored).not.toContain(token.slice(5))
    expect(await findDirectory(depsOf(db), token)).toEqual({ organisationId, tokenId: id })
    const inAYear = () => new Date(testTime.getTime() + 366 * 24 * 3_600_000)
    expect(await findDirectory({ db, now: inAYear }, token)).toBeUndefined()
    await makeScimToken(depsOf(db), clara, { organisationId, idempotencyKey: newKey() })
    const third = await makeScimToken(depsOf(db), clara, { organisationId, idempotencyKey: newKey() })
    expect(third).toMatchObject({ reason: 'too-many-tokens' })
    await endScimToken(depsOf(db), clara, { organisationId, tokenId: id, idempotencyKey: newKey() })
    expect(await findDirectory(depsOf(db), token)).toBeUndefined()
    expect(await findDirectory(depsOf(db), `scim_${'a'.repeat(43)}`)).toBeUndefined()
  })
})

test('an administrator chooses what a group gives, never an administrator role [A5]', async () => {
  await withWorld(async (db, { organisations, people, clara, david }) => {
    const organisationId = organisations.a
    const { call } = await createTestDirectory(db, organisationId)
    const members = [{ value: people.anna }]
    const { body } = await call('POST', '/Groups', { body: { displayName: 'Hall 2', members } })
    const groupId = String(body['id'])
    const give = (application: 'inventory' | 'user-administration' | 'direct', role: string) => {
      return { organisationId, groupId, applications: [{ application, role }], idempotencyKey: newKey() }
    }
    for (const actor of [clara, david]) {
      const administration = give('user-administration', 'customer-administrator')
      expect(await setGroupApplications(depsOf(db), actor, administration)).toMatchObject({ reason: 'not-allowed' })
      expect(await setGroupApplications(depsOf(db), actor, give('direct', 'user'))).toMatchObject({
        reason: 'not-allowed',
      })
    }
    expect((await setGroupApplications(depsOf(db), clara, give('inventory', 'user'))).ok).toBe(true)
    const directory = await readCompanyDirectory(depsOf(db), clara, organisationId)
    expect(directory?.groups).toMatchObject([{ displayName: 'Hall 2', people: 1, applications: [{ role: 'user' }] }])
    const { rows } = await withServiceScope(db, (tx) =>
      sql`select from application_access where person_id = ${people.anna} and application = 'inventory'
        and status = 'active' and scim_group_id = ${groupId}`.execute(tx),
    )
    expect(rows).toHaveLength(1)
    const foreign = { ...give('inventory', 'user'), groupId: randomUUID() }
    expect(await setGroupApplications(depsOf(db), clara, foreign)).toMatchObject({ reason: 'not-found' })
  })
})
