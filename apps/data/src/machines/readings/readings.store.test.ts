import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { listMachines } from '../machine-store.ts'
import { importReadings } from './import-readings.ts'
import { readReadings } from './read-readings.ts'
import { saveReadings } from './reading-store.ts'

const session = { id: 's1', authenticatedAt: undefined }

function actor(email: string): SignedInActor {
  const roles = ['kmx_int_assetdb_active']
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session }
}

const anna = actor('anna.berg@norlitz.example')
const bert = actor('bert.dahl@norlitz.example')
// Far from the seeds, whose readings end at the day of the test.
const toDeps = (db: Database) => ({ db, now: () => new Date('2022-06-15T12:00:00Z') })
const header = 'at;series;unit;value'
const inScope = (work: (db: Database) => Promise<void>) => rolledBack(readSettings().DATA_DATABASE_URL, work)

async function machineOf(db: Database, person: SignedInActor) {
  const [machine] = await withUserScope(db, person, listMachines)
  if (!machine) throw new Error('no machine')
  return machine
}

async function importRows(db: Database, rows: string[], isTrial = false) {
  const { serialNumber } = await machineOf(db, anna)
  const csv = [header, ...rows].join('\r\n')
  return importReadings(toDeps(db), anna, { serialNumber, csv, isTrial })
}

async function valuesBefore2023(db: Database): Promise<number[]> {
  const { rows } = await withUserScope(db, anna, async (tx) =>
    sql<{ value: number }>`select value from machine_reading where read_at < '2023-01-01' order by read_at`.execute(tx),
  )
  return rows.map(({ value }) => value)
}

const rows = ['2022-06-15T06:00:00Z;output;pcs/h;4012', '2022-06-15T07:00:00Z;output;pcs/h;3990.5']

test('an import saves each reading once, with one audit event, and a corrected value replaces the earlier one', () =>
  inScope(async (db) => {
    expect(await importRows(db, rows)).toEqual({ ok: true, value: { accepted: 2, saved: 2, skipped: [] } })
    expect(await importRows(db, rows)).toMatchObject({ value: { accepted: 2, saved: 0 } })
    expect(await importRows(db, ['2022-06-15T08:00:00+02:00;output;pcs/h;4000'])).toMatchObject({ value: { saved: 1 } })
    expect(await valuesBefore2023(db)).toEqual([4000, 3990.5])
    const events = await sql`select from audit_event where action = 'import-readings'
      and happened_at = now()`.execute(db.queries)
    expect(events.rows).toHaveLength(2)
  }))

test('a trial saves nothing, and invalid lines are skipped with their reasons', () =>
  inScope(async (db) => {
    const skipped = [{ line: 4, reason: 'series-unknown' }]
    const mixed = [...rows, '2022-06-15T06:00:00Z;speed;m/s;2']
    expect(await importRows(db, mixed, true)).toEqual({ ok: true, value: { accepted: 2, saved: 0, skipped } })
    expect(await valuesBefore2023(db)).toEqual([])
    expect(await importRows(db, mixed)).toEqual({ ok: true, value: { accepted: 2, saved: 2, skipped } })
  }))

test('refuses more than 1,000 lines, other columns and what is no table', () =>
  inScope(async (db) => {
    const { serialNumber } = await machineOf(db, anna)
    const many = Array.from({ length: 1001 }, () => rows[0] ?? '')
    expect(await importRows(db, many)).toEqual({ ok: false, reason: 'too-many-rows' })
    for (const csv of ['', header, 'time;value\r\n1;2', `${header}\r\n1;2`, `${header}\r\n"1;2`]) {
      const input = { serialNumber, csv, isTrial: false }
      expect(await importReadings(toDeps(db), anna, input)).toEqual({ ok: false, reason: 'table-unreadable' })
    }
  }))

test('readings of another organisation are neither read nor written', () =>
  inScope(async (db) => {
    const { serialNumber, id: machineId, organisationId } = await machineOf(db, anna)
    await importRows(db, rows)
    const csv = [header, ...rows].join('\r\n')
    const asBert = await importReadings(toDeps(db), bert, { serialNumber, csv, isTrial: false })
    expect(asBert).toEqual({ ok: false, reason: 'machine-unknown' })
    expect(await readReadings(toDeps(db), bert, { serialNumber, period: '24h' })).toBeUndefined()
    // Row-level security, for a query without a filter.
    const seen = await withUserScope(db, bert, (tx) =>
      sql`select from machine_reading where machine_id = ${machineId}`.execute(tx),
    )
    expect(seen.rows).toEqual([])
    const reading = { series: 'output', at: new Date('2022-06-15T09:00:00Z'), value: 1 } as const
    await expect(
      withUserScope(db, bert, (tx) => saveReadings(tx, { machineId, organisationId }, [reading])),
    ).rejects.toThrow('row-level security')
  }))

test('shows the mean of each bucket, the extremes of all readings and the last value of each counter', () =>
  inScope(async (db) => {
    const { serialNumber, id } = await machineOf(db, anna)
    const fiveMinutes = Array.from({ length: 36 }, (_, index) => {
      const at = new Date(Date.UTC(2022, 5, 15, 6, index * 5)).toISOString()
      return `${at};output;pcs/h;${index % 3 === 0 ? 1000 : 4000}`
    })
    const counters = ['2022-06-14T22:00:00Z;pieces;pcs;17', '2022-06-15T05:00:00Z;pieces;pcs;21']
    await importRows(db, [...fiveMinutes, ...counters])
    await sql`delete from machine_reading where machine_id = ${id} and read_at > '2023-01-01'`.execute(db.queries)
    const {
      charts,
      counters: shown,
      lastAt,
    } = (await readReadings(toDeps(db), anna, { serialNumber, period: '24h' })) ?? {}
    expect(charts).toMatchObject([{ series: 'output', bucketMinutes: 15, lowest: 1000, highest: 4000, latest: 4000 }])
    const drawn = charts?.[0]?.points.flatMap(({ value }) => value ?? []) ?? []
    expect([charts?.[0]?.points.length, drawn.length, new Set(drawn)]).toEqual([96, 12, new Set([3000])])
    expect(shown).toMatchObject([{ series: 'pieces', value: 21 }])
    expect(lastAt).toEqual(new Date('2022-06-15T08:55:00Z'))
    const earlier = { ...toDeps(db), now: () => new Date('2022-09-01T00:00:00Z') }
    expect((await readReadings(earlier, anna, { serialNumber, period: '30d' }))?.charts).toEqual([])
  }))
