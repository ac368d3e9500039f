import { machineListQuery } from '@ferrule/domain/machines/machine-list'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { moveMachine, setInService } from './change-machine.ts'
import { findNameplate } from './find-nameplate.ts'
import { importMachines } from './import-machines.ts'
import { listPlants } from './machine-store.ts'
import { readInventory } from './read-inventory.ts'
import { readMachine } from './read-machine.ts'

const url = readSettings().DATA_DATABASE_URL
const session = { id: 's1', authenticatedAt: undefined }

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session }
}

const anna = actor('anna.berg@norlitz.example', 'kmx_int_assetdb_active', 'kmx_int_serviceticketing_active')
const bert = actor('bert.dahl@norlitz.example', 'kmx_int_assetdb_active')
const filters = { ...machineListQuery.parse({}), isOld: false, isExport: false }
const toDeps = (db: Database) => ({ db, now: () => new Date('2026-11-16T08:00:00Z') })

async function firstOf(db: Database, person: SignedInActor) {
  const { entries } = await readInventory(toDeps(db), person, filters)
  const first = entries[0]
  if (!first) throw new Error('no machine')
  return first
}

async function otherPlant(db: Database, { plantId, organisationId }: { plantId: string; organisationId: string }) {
  const plants = await withUserScope(db, anna, listPlants)
  const other = plants.find((plant) => plant.organisationId === organisationId && plant.id !== plantId)
  if (!other) throw new Error('one plant only')
  return other
}

async function annasMovable(db: Database) {
  const { entries } = await readInventory(toDeps(db), anna, { ...filters, isExport: true })
  const brenner = entries.find(({ organisationName }) => organisationName.startsWith('Brenner'))
  if (!brenner) throw new Error('no machine of Brenner')
  return brenner
}

describe('the inventory', () => {
  test('pages without gaps or duplicates in every sort order [S2-012]', () =>
    rolledBack(url, async (db) => {
      const all = await readInventory(toDeps(db), anna, { ...filters, isExport: true })
      for (const sort of ['serial', 'model', 'name', 'contract'] as const) {
        for (const direction of ['ascending', 'descending'] as const) {
          const seen: string[] = []
          let after: string | undefined
          do {
            const page = await readInventory(toDeps(db), anna, { ...filters, sort, direction, after })
            seen.push(...page.entries.map(({ id }) => id))
            after = page.next ?? undefined
          } while (after)
          expect([seen.length, new Set(seen).size]).toEqual([all.total, all.total])
        }
      }
      expect(all.total).toBeGreaterThan(40)
    }))

  test('is filtered by plant, organisation, state and text [S2-149] [S2-150]', () =>
    rolledBack(url, async (db) => {
      const { plantId, organisationId, serialNumber, state } = await firstOf(db, anna)
      const read = (query: object) => readInventory(toDeps(db), anna, { ...filters, isExport: true, ...query })
      expect((await read({ plantId })).entries.every((entry) => entry.plantId === plantId)).toBe(true)
      expect((await read({ organisationId })).entries.every((entry) => entry.organisationId === organisationId)).toBe(
        true,
      )
      expect((await read({ state })).entries.every((entry) => entry.state === state)).toBe(true)
      expect((await read({ search: serialNumber.slice(3) })).entries.map((entry) => entry.serialNumber)).toContain(
        serialNumber,
      )
      expect((await read({ search: '100%_' })).total).toBe(0)
    }))

  test('lists old machines separately from those in use [S2-013]', () =>
    rolledBack(url, async (db) => {
      const old = await readInventory(toDeps(db), anna, { ...filters, isOld: true })
      expect(old.entries.length).toBeGreaterThan(0)
      expect(old.entries.every(({ retiredOn }) => retiredOn !== null)).toBe(true)
    }))

  test('hides machines of other customers from every query', () =>
    rolledBack(url, async (db) => {
      const { serialNumber, plantId, organisationId, id } = await firstOf(db, anna)
      for (const query of [{ plantId }, { organisationId }, { search: serialNumber }]) {
        expect((await readInventory(toDeps(db), bert, { ...filters, ...query })).total).toBe(0)
      }
      expect(await readMachine(toDeps(db), bert, { serialNumber, language: 'en' })).toBeUndefined()
      const place = { plantId, assetName: 'X', position: 'Y' }
      const unknown = { ok: false, reason: 'machine-unknown' }
      expect(await moveMachine(toDeps(db), bert, { machineId: id, ...place })).toEqual(unknown)
      expect(await setInService(toDeps(db), bert, { machineId: id, isInService: false })).toEqual(unknown)
    }))
})

describe('a machine', () => {
  test('moves once to another plant of its owner, with a history entry and an audit event', () =>
    rolledBack(url, async (db) => {
      const machine = await annasMovable(db)
      const to = await otherPlant(db, machine)
      const input = { machineId: machine.id, plantId: to.id, assetName: 'Line 9', position: 'Hall 4' }
      for (let send = 0; send < 2; send += 1) {
        expect(await moveMachine(toDeps(db), anna, input)).toMatchObject({ ok: true })
      }
      const record = await readMachine(toDeps(db), anna, { serialNumber: machine.serialNumber, language: 'de' })
      expect(record?.machine).toMatchObject({ plantName: to.name, assetName: 'Line 9', position: 'Hall 4' })
      expect(record?.moves).toMatchObject([{ fromPlant: machine.plantName, toPlant: to.name, toPlace: 'Hall 4' }])
      expect(record?.documents.length).toBeGreaterThan(0)
      const { rows } = await sql<{ events: number }>`select count(*)::int as events from audit_event
        where action = 'move-machine' and subject_id = ${machine.id}`.execute(db.queries)
      expect(rows).toEqual([{ events: 1 }])
    }))

  test('does not move to a plant of another organisation', () =>
    rolledBack(url, async (db) => {
      const machine = await annasMovable(db)
      const [foreign] = await withUserScope(db, bert, listPlants)
      const input = { machineId: machine.id, plantId: foreign?.id ?? '', assetName: 'X', position: 'Y' }
      expect(await moveMachine(toDeps(db), anna, input)).toEqual({ ok: false, reason: 'plant-unknown' })
    }))

  test('is listed as old while it is out of service', () =>
    rolledBack(url, async (db) => {
      const { id, serialNumber } = await firstOf(db, anna)
      const isListed = async (isOld: boolean) =>
        (await readInventory(toDeps(db), anna, { ...filters, isOld, search: serialNumber })).total > 0
      await setInService(toDeps(db), anna, { machineId: id, isInService: false })
      expect([await isListed(false), await isListed(true)]).toEqual([false, true])
      await setInService(toDeps(db), anna, { machineId: id, isInService: true })
      expect([await isListed(false), await isListed(true)]).toEqual([true, false])
    }))

  test('shows its public data without its owner', () =>
    rolledBack(url, async (db) => {
      const { serialNumber, organisationName, plantName } = await firstOf(db, anna)
      const nameplate = await findNameplate(toDeps(db), { serialNumber, language: 'en' })
      expect(nameplate?.documents.map(({ type }) => type)).toContain('manual')
      const json = JSON.stringify(nameplate)
      expect([organisationName, plantName].filter((word) => json.includes(word))).toEqual([])
      expect(await findNameplate(toDeps(db), { serialNumber: '00-0000-000', language: 'en' })).toBeUndefined()
    }))
})

test('validates a table row by row, changes nothing on trial, and changes own machines only', () =>
  rolledBack(url, async (db) => {
    const machine = await annasMovable(db)
    const foreign = await firstOf(db, bert)
    const to = await otherPlant(db, machine)
    const csv = [
      'serial_number;plant;asset_name;position',
      `${machine.serialNumber};${to.name};Line 9;Hall 4`,
      `${foreign.serialNumber};${to.name};Line 9;Hall 4`,
      '00-0000-000;Linz;a;b',
    ].join('\n')
    const outcomes = ['moved', 'serial-unknown', 'serial-unknown']
    const send = async (isTrial: boolean) => {
      const result = await importMachines(toDeps(db), anna, { csv, isTrial })
      return result.ok ? result.value.map(({ outcome }) => outcome) : result.reason
    }
    expect(await send(true)).toEqual(outcomes)
    expect((await annasMovable(db)).plantId).toBe(machine.plantId)
    expect(await send(false)).toEqual(outcomes)
    expect(await send(false)).toEqual(['stays', ...outcomes.slice(1)])
    expect(await importMachines(toDeps(db), anna, { csv: 'a,"b', isTrial: true })).toEqual({
      ok: false,
      reason: 'table-unreadable',
    })
    expect(await importMachines(toDeps(db), anna, { csv: `a${'\nb'.repeat(2001)}`, isTrial: true })).toEqual({
      ok: false,
      reason: 'too-many-rows',
    })
  }))
