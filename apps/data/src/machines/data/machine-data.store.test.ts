import { machineData } from '@ferrule/domain/machines/data/machine-data'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope, withUserScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { addDocument, addMachine, addProduct } from '../instructions/instructions.fixture.ts'
import { readMachineData, readSharedMachineData } from './read-machine-data.ts'
import { shareMachineData, withdrawMachineData } from './share-machine-data.ts'

const url = readSettings().DATA_DATABASE_URL
const serialNumber = '07-1000-001'
const otherSerialNumber = '07-1000-002'
const toDeps = (db: Database, at = '2026-11-18T15:00:00Z') => ({
  db,
  now: () => new Date(at),
  publicOrigin: 'https://www.norlitz.example',
})

function aPerson(name: string, ...roles: string[]): SignedInActor {
  const email = `${name}@machine-data.example`
  const claims = { sub: `test-${name}`, email, email_verified: true, given_name: name, family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const owner = aPerson('owner', 'kmx_int_assetdb_active', 'kmx_int_serviceticketing_active')
const inventoryOnly = aPerson('keeper', 'kmx_int_assetdb_active')
const stranger = aPerson('stranger', 'kmx_int_assetdb_active')
const agent = aPerson('agent', 'kmx_int_servicedesk_agent')

/** Two customers with a machine each; owner and keeper belong to the first, the stranger to the second. */
async function addCustomers(db: Database) {
  await addProduct(db.queries)
  const [own, other] = [
    await addMachine(db, { placedOnMarket: '2020-05-01' }),
    await addMachine(db, { placedOnMarket: '2020-05-01', serialNumber: otherSerialNumber }),
  ]
  await addDocument(db.queries)
  for (const [actor, { organisationId }] of [
    [owner, own],
    [inventoryOnly, own],
    [stranger, other],
  ] as const) {
    const personId = await withUserScope(db, actor, async (_, scope) => scope.personId)
    await withServiceScope(db, (tx) =>
      sql`insert into membership (person_id, organisation_id) values (${personId}, ${organisationId})`.execute(tx),
    )
  }
  const personId = await withUserScope(db, owner, async (_, scope) => scope.personId)
  await withServiceScope(db, (tx) =>
    sql`insert into ticket (id, number, organisation_id, plant_id, machine_id, machine_name, serial_number, type, concern,
      subject, description, status, opened_by, created_at, updated_at, first_response_due_at)
      select gen_random_uuid(), '07-99001', organisation_id, plant_id, id, model, serial_number, 'repair', 'quality',
      'Wire jams', 'Text', 'new', ${personId}::uuid, now(), now(), now() from machine where id = ${own.machineId}`.execute(
      tx,
    ),
  )
  return { machineId: own.machineId, otherMachineId: other.machineId }
}

const inputFor = (machineId: string, properties = {}) => ({
  idempotencyKey: 'a-share-of-data-1',
  machineId,
  recipient: 'Kabel Service GmbH',
  until: '2026-12-31',
  ...properties,
})

async function share(db: Database, actor: SignedInActor, machineId: string): Promise<{ id: string; token: string }> {
  const created = await shareMachineData(toDeps(db), actor, inputFor(machineId))
  if (!created.ok || created.value.token === undefined) throw new Error('not shared')
  return { id: created.value.id, token: created.value.token }
}

test('the owner reads everything about the machine, another organisation and the service desk nothing', () =>
  rolledBack(url, async (db) => {
    await addCustomers(db)
    const read = await readMachineData(toDeps(db), owner, serialNumber)
    const data = machineData.parse(JSON.parse(JSON.stringify(read?.data)))
    expect(data.machine).toMatchObject({ serialNumber, organisation: 'Owner', place: 'Hall 1' })
    expect(data.tickets.map(({ subject }) => subject)).toEqual(['Wire jams'])
    expect(data.documents[0]?.url).toMatch(/^https:\/\/www\.norlitz\.example\/id\/07-1000-001\/documents\//)
    expect(await readMachineData(toDeps(db), stranger, serialNumber)).toBeUndefined()
    expect(await readMachineData(toDeps(db), agent, serialNumber)).toBeUndefined()
  }))

test('a link gives the recipient what the person who made it sees, and notes the download', () =>
  rolledBack(url, async (db) => {
    const { machineId } = await addCustomers(db)
    const { token } = await share(db, owner, machineId)
    const shared = await readSharedMachineData(toDeps(db), token)
    expect(shared?.data).toEqual((await readMachineData(toDeps(db), owner, serialNumber))?.data)
    const used = await readMachineData(toDeps(db), owner, serialNumber)
    expect(used?.shares).toMatchObject([{ recipient: 'Kabel Service GmbH', state: 'active', firstName: 'owner' }])
    expect(used?.shares[0]?.lastUsedAt).toEqual(new Date('2026-11-18T15:00:00Z'))
    const limited = await shareMachineData(toDeps(db), inventoryOnly, inputFor(machineId))
    const seen = await readSharedMachineData(toDeps(db), (limited.ok && limited.value.token) || '')
    expect([seen?.state, seen?.data?.tickets]).toEqual(['active', []])
  }))

test('an expired link, a withdrawn one and an unknown one give nothing', () =>
  rolledBack(url, async (db) => {
    const { machineId } = await addCustomers(db)
    const { id, token } = await share(db, owner, machineId)
    const ended = toDeps(db, '2027-01-01T00:00:00Z')
    expect(await readSharedMachineData(ended, token)).toEqual({ state: 'expired', data: undefined })
    expect((await readSharedMachineData(toDeps(db, '2026-12-31T23:59:59Z'), token))?.state).toBe('active')
    expect(await withdrawMachineData(toDeps(db), inventoryOnly, id)).toEqual({ ok: true, value: { id } })
    expect(await readSharedMachineData(toDeps(db), token)).toEqual({ state: 'withdrawn', data: undefined })
    for (const unknown of ['A'.repeat(43), '', `${token}x`])
      expect(await readSharedMachineData(toDeps(db), unknown)).toBeUndefined()
  }))

test('another organisation and the service desk neither make nor withdraw a link', () =>
  rolledBack(url, async (db) => {
    const { machineId, otherMachineId } = await addCustomers(db)
    const { id, token } = await share(db, owner, machineId)
    for (const actor of [stranger, agent]) {
      const unknown = { ok: false, reason: 'machine-unknown' }
      expect(await shareMachineData(toDeps(db), actor, inputFor(machineId))).toEqual(unknown)
      expect(await withdrawMachineData(toDeps(db), actor, id)).toEqual({ ok: false, reason: 'share-unknown' })
    }
    expect(
      (await shareMachineData(toDeps(db), owner, inputFor(otherMachineId, { idempotencyKey: 'b'.repeat(16) }))).ok,
    ).toBe(false)
    expect((await readSharedMachineData(toDeps(db), token))?.state).toBe('active')
    const visible = await withUserScope(db, stranger, async (tx) =>
      tx.selectFrom('machineDataShare').select('id').execute(),
    )
    expect(visible).toEqual([])
  }))

test('repeated requests make one link and one withdrawal, each with an audit event', () =>
  rolledBack(url, async (db) => {
    const { machineId } = await addCustomers(db)
    const { id } = await share(db, owner, machineId)
    expect(await shareMachineData(toDeps(db), owner, inputFor(machineId))).toEqual({
      ok: true,
      value: { id, token: undefined },
    })
    expect(await shareMachineData(toDeps(db), owner, inputFor(machineId, { recipient: 'Other' }))).toEqual({
      ok: false,
      reason: 'idempotency-key-reused',
    })
    await withdrawMachineData(toDeps(db), owner, id)
    await withdrawMachineData(toDeps(db, '2026-12-01T00:00:00Z'), owner, id)
    const shares = (await readMachineData(toDeps(db), owner, serialNumber))?.shares
    expect(shares?.map(({ withdrawnAt }) => withdrawnAt)).toEqual([new Date('2026-11-18T15:00:00Z')])
    const events = await db.queries
      .selectFrom('auditEvent')
      .where('subjectId', '=', machineId)
      .select(['action'])
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['share-machine-data', 'withdraw-machine-data'])
  }))

test('a link ends after 90 days at most, and a machine has twenty active ones', () =>
  rolledBack(url, async (db) => {
    const { machineId } = await addCustomers(db)
    const late = inputFor(machineId, { until: '2027-02-17' })
    expect(await shareMachineData(toDeps(db), owner, late)).toEqual({ ok: false, reason: 'end-too-late' })
    for (let count = 0; count < 20; count += 1) {
      const input = inputFor(machineId, { idempotencyKey: `one-of-the-shares-${count}`, until: '2027-02-16' })
      expect((await shareMachineData(toDeps(db), owner, input)).ok).toBe(true)
    }
    expect(await shareMachineData(toDeps(db), owner, inputFor(machineId))).toEqual({
      ok: false,
      reason: 'too-many-shares',
    })
  }))
