import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { addApplication, changeAccess } from './change-access.ts'
import { removeOrganisation } from './change-user.ts'
import { fakeDirectory } from './directory.fixture.ts'
import { expireAccesses } from './expire-accesses.ts'
import { readUser } from './read-user.ts'
import { reconcileIdentity } from './reconcile-identity.ts'
import { syncPerson } from './sync-person.ts'
import {
  actionsOf,
  createTestWorld,
  giveAccess,
  newKey,
  statusOf,
  testTime,
  type TestWorld,
} from './user-admin.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => testTime
const log = createLog({ service: 'test', write: () => {} })

/** A world whose members have accounts; anna has roles from before. */
function withDirectory(
  work: (db: Database, world: TestWorld, fake: ReturnType<typeof fakeDirectory>) => Promise<void>,
): Promise<void> {
  return rolledBack(url, async (db) => {
    const world = await createTestWorld(db)
    const fake = fakeDirectory()
    for (const name of ['clara', 'anna', 'bea', 'bert', 'david']) {
      const { id, email } = world.actorOf(name).profile
      fake.add(
        id,
        email,
        name === 'anna' ? ['kmx_int_assetdb_active', 'default-roles-alpha', 'kmx_employee_intern'] : [],
      )
    }
    await work(db, world, fake)
  })
}

const rolesOf = (world: TestWorld, { accounts }: ReturnType<typeof fakeDirectory>, name: string) =>
  [...(accounts.get(world.actorOf(name).profile.id)?.roles ?? [])].toSorted()

test('a change waits while the identity server is down and is applied later', () =>
  withDirectory(async (db, world, fake) => {
    const { clara, organisations, people } = world
    const input = { idempotencyKey: newKey(), userId: people.anna, organisationId: organisations.a, role: 'user' }
    await addApplication({ db, now }, clara, {
      ...input,
      application: 'ticketing',
      reason: 'Hall 2',
      endsOn: undefined,
    })
    fake.state.isDown = true
    const deps = { db, now, log, directory: fake.directory }
    await expect(syncPerson(deps, people.anna)).rejects.toThrow('down')
    expect((await readUser({ db, now }, clara, people.anna))?.user.isSyncPending).toBe(true)
    fake.state.isDown = false
    await syncPerson(deps, people.anna)
    expect((await readUser({ db, now }, clara, people.anna))?.user.isSyncPending).toBe(false)
    // The role from before became an access, and roles that are not ours stay.
    expect(rolesOf(world, fake, 'anna')).toEqual([
      'default-roles-alpha',
      'kmx_employee_intern',
      'kmx_int_assetdb_active',
      'kmx_int_serviceticketing_active',
    ])
    expect(await actionsOf(db, people.anna)).toEqual(['add-application', 'adopt-access'])
    const { number } = await organisationOf(db, organisations.a)
    expect([...(fake.accounts.get(world.actorOf('anna').profile.id)?.organisations ?? [])]).toEqual([number])
  }))

async function organisationOf(db: Database, id: string): Promise<{ number: string; name: string }> {
  const { rows } = await sql<{ number: string; name: string }>`select number, name from organisation
    where id = ${id}`.execute(db.queries)
  return rows[0] ?? { number: '', name: '' }
}

test('a withdrawal and an ended access take the role away', () =>
  withDirectory(async (db, world, fake) => {
    const { clara, organisations, people } = world
    const deps = { db, now, log, directory: fake.directory }
    const give = (application: string, endsOn?: string) =>
      giveAccess(db, { organisationId: organisations.a, personId: people.anna, application, status: 'active', endsOn })
    const inventory = await give('inventory')
    const ending = await give('ticketing', '2026-11-17')
    await syncPerson(deps, people.anna)
    expect(rolesOf(world, fake, 'anna')).toContain('kmx_int_serviceticketing_active')
    const input = { idempotencyKey: newKey(), accessId: inventory, reason: 'Left' }
    await changeAccess({ db, now }, clara, { action: 'withdraw', input })
    await expireAccesses({ db, now })
    expect(await statusOf(db, ending)).toBe('active')
    await expireAccesses({ db, now: () => new Date('2026-11-18T00:01:00Z') })
    expect(await statusOf(db, ending)).toBe('inactive')
    await syncPerson(deps, people.anna)
    expect(rolesOf(world, fake, 'anna')).toEqual(['default-roles-alpha', 'kmx_employee_intern'])
    expect(await actionsOf(db, people.anna)).toEqual(['withdraw-access', 'expire-access'])
  }))

test('a person who leaves the last organisation loses the roles from before', () =>
  withDirectory(async (db, world, fake) => {
    const input = { idempotencyKey: newKey(), userId: world.people.anna, organisationId: world.organisations.a }
    await removeOrganisation({ db, now }, world.clara, { ...input, isConfirmed: true })
    await syncPerson({ db, now, log, directory: fake.directory }, world.people.anna)
    expect(rolesOf(world, fake, 'anna')).toEqual(['default-roles-alpha', 'kmx_employee_intern'])
  }))

test('reconciliation adopts, then repairs roles, names and reports a deleted account', () =>
  withDirectory(async (db, world, fake) => {
    const { organisations, people, actorOf } = world
    const deps = { db, now, log, directory: fake.directory }
    const access = await giveAccess(db, {
      organisationId: organisations.b,
      personId: people.bert,
      application: 'inventory',
      status: 'active',
    })
    await reconcileIdentity(deps)
    expect([rolesOf(world, fake, 'bert'), rolesOf(world, fake, 'clara')]).toEqual([
      ['kmx_int_assetdb_active'],
      ['kmx_delegatedadmin_extern'],
    ])
    // By hand: a role added, a role removed, an organisation renamed.
    fake.accounts.get(actorOf('anna').profile.id)?.roles.add('kmx_delegatedadmin_intern')
    fake.accounts.get(actorOf('bert').profile.id)?.roles.clear()
    const { number, name } = await organisationOf(db, organisations.a)
    fake.organisations.set(number, { id: number, alias: number, name: 'Renamed' })
    await reconcileIdentity(deps)
    expect(rolesOf(world, fake, 'anna')).not.toContain('kmx_delegatedadmin_intern')
    expect(rolesOf(world, fake, 'bert')).toEqual(['kmx_int_assetdb_active'])
    expect(fake.organisations.get(number)?.name).toBe(name)
    expect(await actionsOf(db, people.bert)).toEqual(['repair-access'])
    fake.accounts.delete(actorOf('bert').profile.id)
    await reconcileIdentity(deps)
    expect(await statusOf(db, access)).toBe('unknown')
    expect(await actionsOf(db, people.bert)).toEqual(['repair-access', 'lose-account'])
  }))

test('a name that the identity server refuses does not hold back the roles', () =>
  withDirectory(async (db, world, fake) => {
    const deps = { db, now, log, directory: fake.directory }
    await reconcileIdentity(deps)
    const { number } = await organisationOf(db, world.organisations.a)
    fake.organisations.set(number, { id: number, alias: number, name: 'Renamed' })
    fake.state.refusedOrganisation = number
    fake.accounts.get(world.actorOf('clara').profile.id)?.roles.add('kmx_int_mfpwm_active')
    await reconcileIdentity(deps)
    expect(fake.organisations.get(number)?.name).toBe('Renamed')
    expect(rolesOf(world, fake, 'clara')).toEqual(['kmx_delegatedadmin_extern'])
  }))

test('accounts of employees without an organisation keep their roles', () =>
  withDirectory(async (db, world, fake) => {
    fake.accounts.get(world.actorOf('david').profile.id)?.roles.add('kmx_delegatedadmin_intern')
    await reconcileIdentity({ db, now, log, directory: fake.directory })
    expect(rolesOf(world, fake, 'david')).toEqual(['kmx_delegatedadmin_intern'])
  }))
