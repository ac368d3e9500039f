import { IdentityRefusal } from '@ferrule/connectors/identity-admin/identity-admin-client'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fakeIdentityServer } from '../accounts/identity.fixture.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { saveConnection } from './company-sign-in/company-sign-in-store.ts'
import { createSecretSealing } from './company-sign-in/secret-sealing.ts'
import { fakeDirectory } from './directory.fixture.ts'
import { testTime, type TestWorld, withWorld } from './user-admin.fixture.ts'
import { createUserAdminJobs } from './user-admin-jobs.ts'

const secretSealing = createSecretSealing('dGVzdHM=')

/** The job, with a directory that refuses changes with a status, as one person and one organisation have it. */
function createTools(db: Database) {
  const fake = fakeDirectory()
  const refused = { id: '', status: 409 }
  const refuse = (id: string) => {
    if (id === refused.id) throw new IdentityRefusal(refused.status)
  }
  const logged: string[] = []
  const jobs = createUserAdminJobs({
    db,
    now: () => testTime,
    log: createLog({ service: 'test', write: (line) => logged.push(line) }),
    secretSealing,
    identity: fakeIdentityServer().identity,
    directory: {
      ...fake.directory,
      changeRoles: async (id, change) => {
        refuse(id)
        await fake.directory.changeRoles(id, change)
      },
      saveProvider: async (provider) => {
        refuse(provider.organisation.alias)
        await fake.directory.saveProvider(provider)
      },
    },
  })
  return { fake, refused, logged, reconcile: () => jobs['reconcile-identity']() }
}

function addAccounts({ actorOf }: TestWorld, { fake }: ReturnType<typeof createTools>) {
  const idOf = (name: string) => actorOf(name).profile.id
  for (const name of ['clara', 'anna', 'bea', 'bert']) fake.add(idOf(name), actorOf(name).profile.email)
  return { idOf, rolesOf: (name: string) => fake.accounts.get(idOf(name))?.roles }
}

/** A provider that waits for the identity server. Returns the number of its organisation. */
async function addProvider(db: Database, { people }: TestWorld, organisationId: string): Promise<string> {
  const issuer = 'https://login.brenner.example'
  const provider = {
    issuer,
    authorizationUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    keysUrl: `${issuer}/keys`,
    logoutUrl: null,
    clientAuthentication: 'client_secret_basic' as const,
  }
  const connection = { provider, clientId: 'portal', sealedSecret: secretSealing.seal('a secret'), by: people.clara }
  const at = new Date(testTime.getTime() - 3_600_000)
  await withServiceScope(db, (tx) => saveConnection(tx, { organisationId, ...connection, at }))
  const { rows } = await sql<{ number: string }>`select number from organisation
    where id = ${organisationId}`.execute(db.queries)
  return rows[0]?.number ?? ''
}

const numbersOf = ({ fake }: ReturnType<typeof createTools>) =>
  [...fake.providers.values()].map(({ organisation }) => organisation.alias)

test('a person whose change is refused for good does not hold back the others', () =>
  withWorld(async (db, world) => {
    const tools = createTools(db)
    const { idOf, rolesOf } = addAccounts(world, tools)
    await tools.reconcile()
    for (const name of ['anna', 'bert']) rolesOf(name)?.add('kmx_int_assetdb_active')
    Object.assign(tools.refused, { id: idOf('anna') })
    await tools.reconcile()
    expect([rolesOf('anna')?.size, rolesOf('bert')?.size]).toEqual([1, 0])
    const { rows } = await withServiceScope(db, (tx) =>
      sql<{ problem: string }>`select problem from identity_sync where person_id = ${world.people.anna}`.execute(tx),
    )
    expect(rows).toEqual([{ problem: 'change-refused' }])
    expect(tools.logged.filter((line) => line.includes('identity-change-refused'))).toHaveLength(1)
    Object.assign(tools.refused, { id: '' })
    await tools.reconcile()
    expect(rolesOf('anna')?.size).toBe(0)
  }))

test('a provider that is refused for good does not hold back the others', () =>
  withWorld(async (db, world) => {
    const tools = createTools(db)
    const a = await addProvider(db, world, world.organisations.a)
    const b = await addProvider(db, world, world.organisations.b)
    Object.assign(tools.refused, { id: a, status: 400 })
    await tools.reconcile()
    expect([numbersOf(tools).includes(a), numbersOf(tools).includes(b)]).toEqual([false, true])
    expect(tools.logged.filter((line) => line.includes('company-sign-in-refused'))).toHaveLength(1)
  }))

test('an outage is thrown, and the providers are applied although the people are not', () =>
  withWorld(async (db, world) => {
    const tools = createTools(db)
    const { idOf, rolesOf } = addAccounts(world, tools)
    await tools.reconcile()
    const a = await addProvider(db, world, world.organisations.a)
    rolesOf('anna')?.add('kmx_int_assetdb_active')
    Object.assign(tools.refused, { id: idOf('anna'), status: 503 })
    await expect(tools.reconcile()).rejects.toThrow('503')
    expect(numbersOf(tools)).toContain(a)
  }))
