import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createGraphqlServer } from '../graphql/graphql-server.ts'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createSchema } from '../graphql/schema.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'test', write: () => {} })
const runGraphql = createGraphqlServer({
  schema: createSchema(),
  log,
  introspection: false,
  adHoc: true,
  operations: new Map(),
})

/** A user of the demo data with machines of two organisations. */
const anna: SignedInActor = {
  kind: 'user',
  profile: toUserProfile({
    sub: 'test-inventory',
    email: 'anna.berg@norlitz.example',
    email_verified: true,
    roles: 'kmx_int_assetdb_active',
  }),
  session: { id: 's1', authenticatedAt: undefined },
}

const columns = [
  'serialNumber',
  'model',
  'assetName',
  'position',
  'plantName',
  'organisationName',
  'state',
  'contract',
  'contractUntil',
  'softwareVersion',
] as const
type Machine = Record<(typeof columns)[number], string> & { id: string }
type Plant = { id: string; name: string; organisationId: string; organisationName: string }
type Filters = Partial<Record<'search' | 'plantId' | 'organisationId' | 'state', string>>

const query = `query ($search: String, $plantId: String, $organisationId: String, $state: String) {
  plants { id name organisationId organisationName }
  inventory(search: $search, plantId: $plantId, organisationId: $organisationId, state: $state, isOld: false, isExport: true) {
    total
    entries { machine { id ${columns.join(' ')} } }
  }
}`

async function readMachines(db: Database, filters: Filters = {}) {
  const { body } = await runGraphql(
    JSON.stringify({ query, variables: filters }),
    aRequestContext({ db, log, actor: anna }),
  )
  const { data } = JSON.parse(body)
  const machines: Machine[] = data.inventory.entries.map(({ machine }: { machine: Machine }) => machine)
  const plants: Plant[] = data.plants
  return { machines, plants, total: Number(data.inventory.total) }
}

/** Expects exactly the matching machines, which must be some but not all. */
async function expectFiltered(
  db: Database,
  filters: Filters,
  isMatching: (machine: Machine) => boolean,
): Promise<void> {
  const all = (await readMachines(db)).machines
  const { machines, total } = await readMachines(db, filters)
  expect(machines.map(({ id }) => id)).toEqual(all.filter(isMatching).map(({ id }) => id))
  expect([total, total > 0, total < all.length]).toEqual([machines.length, true, true])
}

describe('the inventory', () => {
  test('is filtered by each organisation of the user [S2-150]', () =>
    rolledBack(url, async (db) => {
      const { plants } = await readMachines(db)
      const organisations = new Map(plants.map((plant) => [plant.organisationId, plant.organisationName]))
      expect(organisations.size).toBeGreaterThan(1)
      for (const [organisationId, name] of organisations)
        await expectFiltered(db, { organisationId }, ({ organisationName }) => organisationName === name)
    }))

  test('is filtered by each plant of the user [S2-149]', () =>
    rolledBack(url, async (db) => {
      const { plants } = await readMachines(db)
      expect(plants.length).toBeGreaterThan(2)
      for (const { id: plantId, name, organisationName: owner } of plants)
        await expectFiltered(
          db,
          { plantId },
          ({ plantName, organisationName }) => plantName === name && organisationName === owner,
        )
    }))

  test('is filtered by each state and by text', () =>
    rolledBack(url, async (db) => {
      const all = (await readMachines(db)).machines
      for (const state of new Set(all.map((machine) => machine.state)))
        await expectFiltered(db, { state }, (machine) => machine.state === state)
      const model = all[0]?.model ?? ''
      await expectFiltered(db, { search: model }, (machine) =>
        Object.values(machine).some((value) => `${value}`.includes(model)),
      )
    }))

  test('is filtered by organisation and plant together: a plant of another organisation returns nothing [S2-149] [S2-150]', () =>
    rolledBack(url, async (db) => {
      const { plants } = await readMachines(db)
      const [first] = plants
      const foreign = plants.find(({ organisationId }) => organisationId !== first?.organisationId)
      expect(
        (await readMachines(db, { plantId: foreign?.id ?? '', organisationId: first?.organisationId ?? '' })).total,
      ).toBe(0)
    }))

  test('shows in each column the value of the database [S2-012]', () =>
    rolledBack(url, async (db) => {
      const { machines } = await readMachines(db)
      const { rows } = await sql<Machine>`select machine.id, serial_number as "serialNumber", model,
          asset_name as "assetName", position as "position", plant.name as "plantName",
          organisation.name as "organisationName", state, contract, contract_until::text as "contractUntil",
          software_version as "softwareVersion"
        from machine join plant on plant.id = plant_id join organisation on organisation.id = machine.organisation_id
        where machine.id = any(${machines.map(({ id }) => id)}::uuid[])`.execute(db.queries)
      const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
      expect(machines.toSorted(byId)).toEqual(rows.toSorted(byId))
      for (const column of columns) expect(new Set(machines.map((machine) => machine[column])).size).toBeGreaterThan(1)
    }))
})
