import { machineWishes } from '@ferrule/domain/machines/machine-list'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { workFor } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { moveMachine, setInService } from './change-machine.ts'
import { findPlate } from './find-plate.ts'
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
const asked = { ...machineWishes.parse({}), isOld: false, isExport: false }
const toDeps = (db: Database) => ({ db, now: () => new Date('2026-11-16T08:00:00Z') })

async function firstOf(db: Database, person: SignedInActor) {
  const { entries } = await readInventory(toDeps(db), person, asked)
  const first = entries[0]
  if (!first) throw new Error('no machine')
  return first
}

async function otherPlant(db: Database, { plantId, organisationId }: { plantId: string; organisationId: string }) {
  const plants = await workFor(db, anna, listPlants)
  const other = plants.find((plant) => plant.organisationId === organisationId && plant.id !== plantId)
  if (!other) throw new Error('one plant only')
  return other
}

async function annasMovable(db: Database) {
  const { entries } = await readInventory(toDeps(db), anna, { ...asked, isExport: true })
  const brenner = entries.find(({ organisationName }) => organisationName.startsWith('Brenner'))
  if (!brenner) throw new Error('no machine of Brenner')
  return brenner
}

describe('the inventory', () => {
  test('is read page by page without a machine missing or twice, whatever it is sorted by [S2-012]', () =>
    rolledBack(url, async (db) => {
      const all = await readInventory(toDeps(db), anna, { ...asked, isExport: true })
      for (const sort of ['serial', 'model', 'name', 'contract'] as const) {
        for (const direction of ['ascending', 'descending'] as const) {
          const seen: string[] = []
          let after: string | undefined
          do {
            const page = await readInventory(toDeps(db), anna, { ...asked, sort, direction, after })
            seen.push(...page.entries.map(({ id }) => id))
            after = page.next ?? undefined
          } while (after)
          expect([seen.length, new Set(seen).size]).toEqual([all.total, all.total])
        }
      }
      expect(all.total).toBeGreaterThan(40)
    }))

  test('is narrowed by plant, organisation, state and words [S2-149] [S2-150]', () =>
    rolledBack(url, async (db) => {
      const { plantId, organisationId, serialNumber, state } = await firstOf(db, anna)
      const read = (wishes: object) => readInventory(toDeps(db), anna, { ...asked, isExport: true, ...wishes })
      expect((await read({ plantId })).entries.every((one) => one.plantId === plantId)).toBe(true)
      expect((await read({ organisationId })).entries.every((one) => one.organisationId === organisationId)).toBe(true)
      expect((await read({ state })).entries.every((one) => one.state === state)).toBe(true)
      expect((await read({ search: serialNumber.slice(3) })).entries.map((one) => one.serialNumber)).toContain(
        serialNumber,
      )
      expect((await read({ search: '100%_' })).total).toBe(0)
    }))

  test('shows old machines apart from those in use [S2-013]', () =>
    rolledBack(url, async (db) => {
      const old = await readInventory(toDeps(db), anna, { ...asked, isOld: true })
      expect(old.entries.length).toBeGreaterThan(0)
      expect(old.entries.every(({ retiredOn }) => retiredOn !== null)).toBe(true)
    }))

  test('shows nobody the machines of somebody else, whatever they wish for', () =>
    rolledBack(url, async (db) => {
      const { serialNumber, plantId, organisationId, id } = await firstOf(db, anna)
      for (const wishes of [{ plantId }, { organisationId }, { search: serialNumber }]) {
        expect((await readInventory(toDeps(db), bert, { ...asked, ...wishes })).total).toBe(0)
      }
      expect(await readMachine(toDeps(db), bert, { serialNumber, language: 'en' })).toBeUndefined()
      const place = { plantId, nameInPlant: 'X', placeInPlant: 'Y' }
      const unknown = { ok: false, reason: 'machine-unknown' }
      expect(await moveMachine(toDeps(db), bert, { machineId: id, ...place })).toEqual(unknown)
      expect(await setInService(toDeps(db), bert, { machineId: id, isInService: false })).toEqual(unknown)
    }))
})

describe('a machine', () => {
  test('moves once to another plant of its owner, with its history and audit event', () =>
    rolledBack(url, async (db) => {
      const machine = await annasMovable(db)
      const to = await otherPlant(db, machine)
      const input = { machineId: machine.id, plantId: to.id, nameInPlant: 'Line 9', placeInPlant: 'Hall 4' }
      for (let send = 0; send < 2; send += 1) {
        expect(await moveMachine(toDeps(db), anna, input)).toMatchObject({ ok: true })
      }
      const record = await readMachine(toDeps(db), anna, { serialNumber: machine.serialNumber, language: 'de' })
      expect(record?.machine).toMatchObject({ plantName: to.name, nameInPlant: 'Line 9', placeInPlant: 'Hall 4' })
      expect(record?.moves).toMatchObject([{ fromPlant: machine.plantName, toPlant: to.name, toPlace: 'Hall 4' }])
      expect(record?.documents.length).toBeGreaterThan(0)
      const { rows } = await sql<{ events: number }>`select count(*)::int as events from audit_event
        where action = 'move-machine' and subject_id = ${machine.id}`.execute(db.queries)
      expect(rows).toEqual([{ events: 1 }])
    }))

  test('does not move to a plant of another organisation', () =>
    rolledBack(url, async (db) => {
      const machine = await annasMovable(db)
      const [foreign] = await workFor(db, bert, listPlants)
      const input = { machineId: machine.id, plantId: foreign?.id ?? '', nameInPlant: 'X', placeInPlant: 'Y' }
      expect(await moveMachine(toDeps(db), anna, input)).toEqual({ ok: false, reason: 'plant-unknown' })
    }))

  test('taken out of service is among the old ones, and comes back', () =>
    rolledBack(url, async (db) => {
      const { id, serialNumber } = await firstOf(db, anna)
      const isListed = async (isOld: boolean) =>
        (await readInventory(toDeps(db), anna, { ...asked, isOld, search: serialNumber })).total > 0
      await setInService(toDeps(db), anna, { machineId: id, isInService: false })
      expect([await isListed(false), await isListed(true)]).toEqual([false, true])
      await setInService(toDeps(db), anna, { machineId: id, isInService: true })
      expect([await isListed(false), await isListed(true)]).toEqual([true, false])
    }))

  test('shows anybody what it is, and nothing of its owner', () =>
    rolledBack(url, async (db) => {
      const { serialNumber, organisationName, plantName } = await firstOf(db, anna)
      const plate = await findPlate(toDeps(db), { serialNumber, language: 'en' })
      expect(plate?.documents.map(({ type }) => type)).toContain('manual')
      const told = JSON.stringify(plate)
      expect([organisationName, plantName].filter((word) => told.includes(word))).toEqual([])
      expect(await findPlate(toDeps(db), { serialNumber: '00-0000-000', language: 'en' })).toBeUndefined()
    }))
})

test('a table is judged row by row, changes nothing on trial, and only one’s own machines at all', () =>
  rolledBack(url, async (db) => {
    const machine = await annasMovable(db)
    const foreign = await firstOf(db, bert)
    const to = await otherPlant(db, machine)
    const csv = [
      'serial_number;plant;name_in_plant;place_in_plant',
      `${machine.serialNumber};${to.name};Line 9;Hall 4`,
      `${foreign.serialNumber};${to.name};Line 9;Hall 4`,
      '00-0000-000;Linz;a;b',
    ].join('\n')
    const verdicts = ['moved', 'serial-unknown', 'serial-unknown']
    const send = async (isTrial: boolean) => {
      const result = await importMachines(toDeps(db), anna, { csv, isTrial })
      return result.ok ? result.value.map(({ verdict }) => verdict) : result.reason
    }
    expect(await send(true)).toEqual(verdicts)
    expect((await annasMovable(db)).plantId).toBe(machine.plantId)
    expect(await send(false)).toEqual(verdicts)
    expect(await send(false)).toEqual(['stays', ...verdicts.slice(1)])
    expect(await importMachines(toDeps(db), anna, { csv: 'a,"b', isTrial: true })).toEqual({
      ok: false,
      reason: 'table-unreadable',
    })
  }))
