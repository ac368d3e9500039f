import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { listServices } from '../portal-services/list-services.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { readTicketPage } from '../tickets/read-tickets.ts'
import { ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import { readUser } from './read-user.ts'
import { inviteUser } from './invite-user.ts'
import { createTestWorld, giveAccess, newKey, testTime, type TestWorld } from './user-admin.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => testTime
const log = createLog({ service: 'test', write: () => {} })

async function tilesOf(db: Database, world: TestWorld, roles: string[] = []) {
  const context = aRequestContext({ db, log, now })
  const services = await listServices(context, world.actorOf('anna', roles).profile)
  return Object.fromEntries(services.map(({ name, status }) => [name, status]))
}

test('the tiles of the dashboard follow the accesses of the person [S4-001] [S4-002]', () =>
  rolledBack(url, async (db) => {
    const world = await createTestWorld(db)
    const { organisations, people } = world
    const give = (application: string, status: 'active' | 'inactive' | 'declined' | 'unknown') =>
      giveAccess(db, { organisationId: organisations.a, personId: people.anna, application, status })
    await give('ticketing', 'active')
    await give('inventory', 'inactive')
    await give('wire-flow', 'declined')
    await give('wire-master', 'unknown')
    await give('master-data', 'active')
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    await sql`insert into organisation_application values (${organisations.a}, 'direct', 'not-offered'),
      (${organisations.a}, 'kampus', 'coming-soon')`.execute(db.queries)
    expect(await tilesOf(db, world, ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active'])).toEqual({
      ticketing: 'active',
      // Withdrawn, although the role is not gone yet.
      inventory: 'inactive',
      'user-administration': 'unregistered',
      'wire-flow': 'declined',
      'wire-master': 'unknown',
      // Granted, and waiting for its role.
      'master-data': 'pending',
      'product-information': 'unregistered',
      direct: 'noprocess',
      kampus: 'comingsoon',
    })
  }))

test('only a service that its tile offers can be requested, and a repeated request changes nothing', () =>
  rolledBack(url, async (db) => {
    const world = await createTestWorld(db)
    const { organisations, people } = world
    const give = (application: string, status: 'active' | 'inactive') =>
      giveAccess(db, { organisationId: organisations.a, personId: people.anna, application, status })
    await give('master-data', 'active')
    await give('inventory', 'inactive')
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    await sql`insert into organisation_application values (${organisations.a}, 'kampus', 'coming-soon')`.execute(
      db.queries,
    )
    const anna = world.actorOf('anna')
    const request = async (service: ServiceName) => {
      const result = await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, anna, { service, reason: '' })
      return result.ok ? 'requested' : result.reason
    }
    // Coming soon, and granted but not yet applied at the identity server.
    expect([await request('kampus'), await request('master-data')]).toEqual(Array(2).fill('nothing-to-request'))
    expect([await request('inventory'), await request('inventory')]).toEqual(Array(2).fill('requested'))
    const saved = db.queries.selectFrom('accessRequest').where('personId', '=', anna.profile.id).select('service')
    expect(await saved.execute()).toEqual([{ service: 'inventory' }])
  }))

test('an invite to the address of a signed-in person shows on their tile', () =>
  rolledBack(url, async (db) => {
    const world = await createTestWorld(db)
    const input = {
      idempotencyKey: newKey(),
      email: world.actorOf('anna').profile.email,
      organisationId: world.organisations.b,
      applications: [{ application: 'inventory' as const, role: 'user' }],
      reason: 'Test',
      endsOn: undefined,
      message: '',
      language: 'en' as const,
    }
    const bea = world.actorOf('bea', ['kmx_delegatedadmin_extern'])
    expect(await inviteUser({ db, now }, bea, input)).toMatchObject({ ok: true })
    expect((await tilesOf(db, world))['inventory']).toBe('invited')
  }))

test('using an application and signing in are noted', () =>
  rolledBack(url, async (db) => {
    const world = await createTestWorld(db)
    const { organisations, people, clara } = world
    await giveAccess(db, {
      organisationId: organisations.a,
      personId: people.anna,
      application: 'ticketing',
      status: 'active',
    })
    const before = await readUser({ db, now }, clara, people.anna)
    expect([before?.user.lastSignInAt, before?.user.accesses[0]?.lastUsedAt]).toEqual([null, null])
    await tilesOf(db, world)
    await readTicketPage({ db }, world.actorOf('anna'), ticketListQuery.parse({}))
    const after = await readUser({ db, now }, clara, people.anna)
    expect([after?.user.lastSignInAt, after?.user.accesses[0]?.lastUsedAt]).toEqual([
      expect.any(Date),
      expect.any(Date),
    ])
  }))
