import { randomUUID } from 'node:crypto'
import { ok, refuse } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { joinThroughCompany } from '../../portal-access/join-through-company.ts'
import { withServiceScope, withUserScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { removeDomain } from '../company-directory/change-domain.ts'
import { readCompanyDirectory } from '../company-directory/read-company-directory.ts'
import { fakeDirectory } from '../directory.fixture.ts'
import { deleteMembership } from '../membership-store.ts'
import { createTestDirectory } from '../scim/scim.fixture.ts'
import { newKey, testTime, type TestWorld, withWorld } from '../user-admin.fixture.ts'
import {
  checkCompanyConnection,
  removeCompanySignIn,
  saveCompanyConnection,
  saveSamlConnection,
  switchCompanySignIn,
} from './change-company-sign-in.ts'
import { createSecretSealing } from './secret-sealing.ts'
import { syncCompanySignIn } from './sync-company-sign-in.ts'

const issuer = 'https://login.brenner.example'
const provider = {
  issuer,
  authorizationUrl: `${issuer}/authorize`,
  tokenUrl: `${issuer}/token`,
  keysUrl: `${issuer}/keys`,
  logoutUrl: null,
  clientAuthentication: 'client_secret_basic' as const,
}
const samlProvider = {
  issuer: 'https://idp.brenner.example',
  signOnUrl: 'https://idp.brenner.example/sso',
  usesPost: true,
  wantsSignedRequests: false,
  certificates: ['MIIC'],
  metadataUrl: null,
}
const secretSealing = createSecretSealing('dGVzdHM=')

function toolsOf(db: Database) {
  const fake = fakeDirectory()
  const state = { isProviderDown: false }
  let time = testTime.getTime()
  const deps = {
    db,
    now: () => new Date((time += 1000)),
    log: createLog({ service: 'test', write: () => {} }),
    publicOrigin: 'https://www.example.com',
    readDomainRecords: async () => [],
    directory: fake.directory,
    secretSealing,
    companySignIn: {
      checkProvider: async () => (state.isProviderDown ? refuse('provider-unreachable') : ok(provider)),
      readSamlProvider: async () => ok(samlProvider),
      secretSealing,
      redirectUriOf: (alias: string) => `https://id.example/broker/${alias}/endpoint`,
    },
  }
  const connectionOf = (organisationId: string) => ({
    idempotencyKey: newKey(),
    organisationId,
    issuer,
    clientId: 'portal',
    clientSecret: 'a secret of the provider',
  })
  const inputOf = (organisationId: string) => ({ idempotencyKey: newKey(), organisationId })
  const switchOf = (organisationId: string, isEnabled: boolean, isRequired = false) => ({
    ...inputOf(organisationId),
    isEnabled,
    isRequired,
  })
  return { deps, fake, state, connectionOf, inputOf, switchOf }
}

/** Switches the sign-in of organisation A on. */
async function switchOn(db: Database, { clara, organisations }: TestWorld) {
  const tools = toolsOf(db)
  const { domain, call } = await createTestDirectory(db, organisations.a)
  await saveCompanyConnection(tools.deps, clara, tools.connectionOf(organisations.a))
  const switched = await switchCompanySignIn(tools.deps, clara, tools.switchOf(organisations.a, true))
  expect(switched.ok).toBe(true)
  const { rows } = await sql<{ number: string }>`select number from organisation
    where id = ${organisations.a}`.execute(db.queries)
  const number = rows[0]?.number ?? ''
  /** A person as the token of a login through a company describes them. */
  const personOf = (email: string, identityProvider = `company-${number}`) =>
    toUserProfile({ sub: randomUUID(), email, email_verified: true, identity_provider: identityProvider })
  return { ...tools, domain, call, number, personOf }
}

const organisationsOf = (db: Database, profile: ReturnType<typeof toUserProfile>) =>
  withUserScope(
    db,
    { kind: 'user', profile, session: { id: undefined, authenticatedAt: undefined } },
    async (_, { organisationIds }) => organisationIds,
  )

test('a connection waits while the identity server is down, is applied with its secret, and the secret is deleted', () =>
  withWorld(async (db, world) => {
    const { clara, organisations } = world
    const { deps, fake, domain, number } = await switchOn(db, world)
    const read = async () => (await readCompanyDirectory(deps, clara, organisations.a))?.signIn
    expect(await read()).toMatchObject({ status: 'on', isPending: true, clientId: 'portal' })
    expect(JSON.stringify(await read())).not.toContain('secret')
    fake.state.isDown = true
    await expect(syncCompanySignIn(deps, organisations.a)).rejects.toThrow('down')
    expect(await read()).toMatchObject({ isPending: true })
    fake.state.isDown = false
    await syncCompanySignIn(deps, organisations.a)
    expect(fake.providers.get(`company-${number}`)).toMatchObject({
      domains: [domain],
      isEnabled: true,
      isRequired: false,
      clientSecret: 'a secret of the provider',
      provider,
    })
    expect(await read()).toMatchObject({ isPending: false })
    const { rows } = await withServiceScope(db, (tx) =>
      sql`select from company_sign_in where organisation_id = ${organisations.a} and sealed_secret is null`.execute(tx),
    )
    expect(rows).toHaveLength(1)
  }))

test('a SAML provider replaces one of OpenID Connect, and the other way round', () =>
  withWorld(async (db, world) => {
    const { clara, organisations } = world
    const { deps, fake, number, connectionOf, inputOf } = await switchOn(db, world)
    const read = async () => (await readCompanyDirectory(deps, clara, organisations.a))?.signIn
    const metadata = 'https://idp.brenner.example/metadata'
    expect((await saveSamlConnection(deps, clara, { ...inputOf(organisations.a), metadata })).ok).toBe(true)
    expect(await read()).toMatchObject({ issuer: samlProvider.issuer, clientId: null, samlProvider, status: 'on' })
    await syncCompanySignIn(deps, organisations.a)
    expect(fake.providers.get(`company-${number}`)).toMatchObject({ protocol: 'saml', provider: samlProvider })
    expect((await checkCompanyConnection(deps, clara, inputOf(organisations.a))).ok).toBe(true)
    await saveCompanyConnection(deps, clara, connectionOf(organisations.a))
    await syncCompanySignIn(deps, organisations.a)
    expect(fake.providers.get(`company-${number}`)).toMatchObject({ protocol: 'oidc', provider })
    expect(await read()).toMatchObject({ issuer, clientId: 'portal', samlProvider: null })
  }))

test('a change of the switch and a removed domain reach the identity server, and the secret stays', () =>
  withWorld(async (db, world) => {
    const { clara, organisations } = world
    const { deps, fake, domain, number, switchOf, inputOf } = await switchOn(db, world)
    const alias = `company-${number}`
    await syncCompanySignIn(deps, organisations.a)
    await switchCompanySignIn(deps, clara, switchOf(organisations.a, true, true))
    await removeDomain(deps, clara, { ...inputOf(organisations.a), domain })
    await syncCompanySignIn(deps, organisations.a)
    expect(fake.providers.get(alias)).toMatchObject({ isRequired: true, domains: [], clientSecret: expect.any(String) })
    await removeCompanySignIn(deps, clara, inputOf(organisations.a))
    await syncCompanySignIn(deps, organisations.a)
    expect(fake.providers.has(alias)).toBe(false)
    const { rows } = await sql<{ action: string; after: unknown }>`select action, after from audit_event
      where subject_id = ${organisations.a} order by id`.execute(db.queries)
    expect(rows.map(({ action }) => action)).toEqual([
      'save-company-connection',
      'switch-company-sign-in',
      'switch-company-sign-in',
      'remove-domain',
      'remove-company-sign-in',
    ])
    expect(JSON.stringify(rows)).not.toContain('secret')
  }))

test('a provider that does not answer is neither saved nor switched on', () =>
  withWorld(async (db, { clara, organisations }) => {
    const { deps, state, connectionOf, inputOf, switchOf } = toolsOf(db)
    await createTestDirectory(db, organisations.a)
    state.isProviderDown = true
    const refused = { ok: false, reason: 'provider-unreachable' }
    expect(await saveCompanyConnection(deps, clara, connectionOf(organisations.a))).toEqual(refused)
    expect(await switchCompanySignIn(deps, clara, switchOf(organisations.a, true))).toMatchObject({
      reason: 'no-connection',
    })
    state.isProviderDown = false
    expect((await saveCompanyConnection(deps, clara, connectionOf(organisations.a))).ok).toBe(true)
    state.isProviderDown = true
    expect(await checkCompanyConnection(deps, clara, inputOf(organisations.a))).toEqual(refused)
    expect((await readCompanyDirectory(deps, clara, organisations.a))?.signIn?.checkProblem).toBe(
      'provider-unreachable',
    )
    expect(await switchCompanySignIn(deps, clara, switchOf(organisations.a, true))).toMatchObject({
      reason: 'connection-failed',
    })
  }))

test('the sign-in of another organisation cannot be seen, changed or removed', () =>
  withWorld(async (db, world) => {
    const { actorOf, organisations } = world
    const { deps, connectionOf, inputOf, switchOf } = await switchOn(db, world)
    const bea = actorOf('bea', ['kmx_delegatedadmin_extern'])
    const notFound = { ok: false, reason: 'not-found' }
    expect(await readCompanyDirectory(deps, bea, organisations.a)).toBeUndefined()
    expect(await saveCompanyConnection(deps, bea, connectionOf(organisations.a))).toEqual(notFound)
    expect(await checkCompanyConnection(deps, bea, inputOf(organisations.a))).toEqual(notFound)
    expect(await switchCompanySignIn(deps, bea, switchOf(organisations.a, false))).toEqual(notFound)
    expect(await removeCompanySignIn(deps, bea, inputOf(organisations.a))).toEqual(notFound)
  }))

test('a person who comes through the provider becomes a member of that organisation only, without access', () =>
  withWorld(async (db, world) => {
    const { organisations } = world
    const { domain, personOf } = await switchOn(db, world)
    const profile = personOf(`nora@${domain}`)
    expect(await organisationsOf(db, profile)).toEqual([organisations.a])
    expect(await organisationsOf(db, profile)).toEqual([organisations.a])
    const { rows } = await withServiceScope(db, (tx) =>
      sql`select from application_access join person on person.id = person_id
        where person.subject = ${profile.id}`.execute(tx),
    )
    expect(rows).toEqual([])
    const { rows: events } = await sql`select from audit_event join person on person.id::text = subject_id
      where person.subject = ${profile.id} and action = 'company-join'`.execute(db.queries)
    expect(events).toHaveLength(1)
  }))

test('nobody joins with a foreign address, an unverified one, another provider or while it is switched off', () =>
  withWorld(async (db, world) => {
    const { clara, organisations } = world
    const { deps, domain, number, personOf, switchOf } = await switchOn(db, world)
    expect(await organisationsOf(db, personOf('nora@other.example'))).toEqual([])
    expect(await organisationsOf(db, personOf(`nora@sub.${domain}`))).toEqual([])
    expect(await organisationsOf(db, personOf(`nora@${domain}`, `other-${number}`))).toEqual([])
    expect(await organisationsOf(db, { ...personOf(`otto@${domain}`), hasVerifiedEmail: false })).toEqual([])
    await switchCompanySignIn(deps, clara, switchOf(organisations.a, false))
    expect(await organisationsOf(db, personOf(`nils@${domain}`))).toEqual([])
  }))

test('a removed member and a person whom the directory deactivated do not come back by signing in', () =>
  withWorld(async (db, world) => {
    const { organisations } = world
    const { domain, call, personOf } = await switchOn(db, world)
    const profile = personOf(`nora@${domain}`)
    await organisationsOf(db, profile)
    const personId = await withServiceScope(db, async (tx) => {
      const { id } = await tx
        .selectFrom('person')
        .where('subject', '=', profile.id)
        .select('id')
        .executeTakeFirstOrThrow()
      await deleteMembership(tx, { personId: id, organisationId: organisations.a })
      return id
    })
    expect(await organisationsOf(db, profile)).toEqual([])
    expect(await withServiceScope(db, (tx) => joinThroughCompany(tx, personId, profile))).toBe(false)
    const email = `otto@${domain}`
    const { body } = await call('POST', '/Users', {
      body: { userName: email, name: { givenName: 'Otto', familyName: 'Test' }, emails: [{ value: email }] },
    })
    await call('PATCH', `/Users/${String(body['id'])}`, {
      body: { Operations: [{ op: 'replace', path: 'active', value: false }] },
    })
    expect(await organisationsOf(db, personOf(email))).toEqual([])
  }))
