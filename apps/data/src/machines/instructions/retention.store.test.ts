import { onlineUntil } from '@ferrule/domain/machines/instructions/online-until'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import { findInstructions } from './find-instructions.ts'
import { addDocument, addMachine, addProduct, testProduct } from './instructions.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const serialNumber = '07-1000-001'
const dayMs = 86_400_000
const today = new Date()

/** A day some years before today, moved by some days. */
const yearsAgo = (years: number, days = 0) => {
  const date = new Date(today)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** The constraint that refuses a statement; undefined if it is accepted. */
async function refusalOf(db: Database, statement: ReturnType<typeof sql>): Promise<string | undefined> {
  try {
    await withServiceScope(db, (tx) => statement.execute(tx))
    return undefined
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error)
  }
}

/** The constraint that refuses a document; undefined if it is added. */
async function refusalOfDocument(db: Database, properties: Parameters<typeof addDocument>[1]): Promise<unknown> {
  try {
    await db.transaction((tx) => addDocument(tx, properties))
    return undefined
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? error.constraint : error
  }
}

const remove = (id: string) => sql`delete from machine_document where id = ${id}`
const withdraw = (id: string) => sql`update machine_document set withdrawn_on = current_date where id = ${id}`
const staysOnline = 'machine_document_stays_online'

test('the database calculates the same date as the domain', () =>
  rolledBack(url, async (db) => {
    // Every day of two leap cycles.
    const days = Array.from({ length: 2922 }, (_, day) =>
      new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const dates = [null, 12, 25].flatMap((expectedLifeYears) =>
      days.map((placedOnMarket) => ({ placedOnMarket, expectedLifeYears })),
    )
    dates.push({ placedOnMarket: '2024-02-29', expectedLifeYears: null })
    const { rows } = await sql<{ day: string }>`
      select online_until("placedOnMarket", "expectedLifeYears")::text as day
      from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as one ("placedOnMarket" date, "expectedLifeYears" integer)`.execute(
      db.queries,
    )
    expect(rows.map(({ day }) => day)).toEqual(dates.map(onlineUntil))
    expect(rows.at(-1)?.day).toBe('2034-03-01')
  }))

test('a document may be deleted on day 3,652 after the last machine was placed on the market, and not on day 3,651', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2016-11-18' })
    const id = await addDocument(db.queries)
    const { rows } = await sql<{ day: number; isKept: boolean }>`
      select day, is_kept_online(document, date '2016-11-18' + day) as "isKept"
      from machine_document as document, unnest(array[3651, 3652]) as day where id = ${id} order by day`.execute(
      db.queries,
    )
    expect(rows).toEqual([
      { day: 3651, isKept: true },
      { day: 3652, isKept: false },
    ])
  }))

test('a document is neither deleted nor withdrawn a day too early, and stays readable until somebody deletes it', () =>
  rolledBack(url, async (db) => {
    const productId = await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: yearsAgo(10, 1) })
    const id = await addDocument(db.queries)
    expect([await refusalOf(db, remove(id)), await refusalOf(db, withdraw(id))]).toEqual([staysOnline, staysOnline])
    await sql`delete from product where id = ${productId}`.execute(db.queries)
    expect(await refusalOf(db, remove(id))).toBe(staysOnline)
    const listed = await findInstructions(db.queries, serialNumber)
    expect(listed?.instructions.map((one) => one.id)).toEqual([id])
    expect(listed?.onlineUntil && listed.onlineUntil > today.toISOString()).toBe(true)
  }))

test('a document of a withdrawn product is still listed when its time is over, and may be deleted then', () =>
  rolledBack(url, async (db) => {
    const productId = await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: yearsAgo(10, -2) })
    const id = await addDocument(db.queries)
    await sql`delete from product where id = ${productId}`.execute(db.queries)
    expect((await findInstructions(db.queries, serialNumber))?.instructions.map((one) => one.id)).toEqual([id])
    expect(await refusalOf(db, remove(id))).toBeUndefined()
    expect((await findInstructions(db.queries, serialNumber))?.instructions).toEqual([])
  }))

test('a document stays until the date of the last machine that it fits, and not of one that it does not fit', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: yearsAgo(11) })
    await addMachine(db, { placedOnMarket: yearsAgo(2), serialNumber: '07-1000-002' })
    const old = await addDocument(db.queries, { builtUntil: yearsAgo(10), title: 'Until then' })
    const current = await addDocument(db.queries)
    expect([await refusalOf(db, remove(current)), await refusalOf(db, remove(old))]).toEqual([staysOnline, undefined])
  }))

test('a document stays for the expected life, also after the product is deleted or states a shorter one', () =>
  rolledBack(url, async (db) => {
    const productId = await addProduct(db.queries, 20)
    await addMachine(db, { placedOnMarket: yearsAgo(15) })
    const id = await addDocument(db.queries)
    await sql`update product set expected_life_years = 12 where id = ${productId}`.execute(db.queries)
    expect(await refusalOf(db, remove(id))).toBe(staysOnline)
    await sql`delete from product where id = ${productId}`.execute(db.queries)
    expect([await refusalOf(db, remove(id)), await refusalOf(db, withdraw(id))]).toEqual([staysOnline, staysOnline])
  }))

test('a document stays when the machine is retired, and when its owner is deleted with everything', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    const { organisationId, machineId } = await addMachine(db, { placedOnMarket: yearsAgo(3) })
    const id = await addDocument(db.queries)
    expect(
      await refusalOf(db, sql`update machine set retired_on = current_date where id = ${machineId}`),
    ).toBeUndefined()
    expect(await refusalOf(db, remove(id))).toBe(staysOnline)
    expect(await refusalOf(db, sql`delete from machine where id = ${machineId}`)).toBeUndefined()
    expect(await refusalOf(db, sql`delete from organisation where id = ${organisationId}`)).toBeUndefined()
    expect(await refusalOf(db, remove(id))).toBe(staysOnline)
    expect((await findInstructions(db.queries, serialNumber))?.instructions.map((one) => one.id)).toEqual([id])
  }))

test('a document never changes, not even when its time is over', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: yearsAgo(30) })
    const id = await addDocument(db.queries)
    const change = sql`update machine_document set title = 'Other' where id = ${id}`
    expect(await refusalOf(db, change)).toBe('machine_document_unchanged')
    expect(await refusalOf(db, withdraw(id))).toBeUndefined()
    expect((await findInstructions(db.queries, serialNumber))?.instructions).toEqual([])
  }))

test('a document of another model or an unknown product is refused', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    const added = (properties: object) => refusalOfDocument(db, properties)
    expect(await added({ model: 'Testor 8' })).toBe('machine_document_model')
    expect(await added({ productSlug: 'unknown-7' })).toBe('machine_document_model')
    expect(await added({})).toBeUndefined()
  }))

test('a document replaces an earlier one of the same product, kind and language only', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    const first = await addDocument(db.queries)
    const added = (properties: object) => refusalOfDocument(db, { version: '2.0', replaces: first, ...properties })
    const refused = 'machine_document_replaces'
    expect(await added({ language: 'de' })).toBe(refused)
    expect(await added({ kind: 'safety' })).toBe(refused)
    expect(await added({ issuedOn: '2009-12-31' })).toBe(refused)
    expect(await added({ issuedOn: '2020-01-01' })).toBeUndefined()
  }))

test('a nameplate keeps its serial number and its time, and is deleted after it only', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: yearsAgo(3) })
    const own = sql`where serial_number = ${serialNumber}`
    const refused = 'nameplate_stays_online'
    expect(await refusalOf(db, sql`delete from nameplate ${own}`)).toBe(refused)
    expect(await refusalOf(db, sql`update nameplate set placed_on_market = '2000-01-01' ${own}`)).toBe(refused)
    expect(await refusalOf(db, sql`update nameplate set serial_number = '07-9' ${own}`)).toBe(refused)
    await addMachine(db, { placedOnMarket: yearsAgo(30), serialNumber: '07-1000-002' })
    expect(await refusalOf(db, sql`delete from nameplate where serial_number = '07-1000-002'`)).toBeUndefined()
  }))

test('a nameplate follows a corrected machine to a later day and never to an earlier one', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    const { machineId } = await addMachine(db, { placedOnMarket: '2020-05-01' })
    const placed = async (day: string) => {
      const change = sql`update machine set placed_on_market = ${day}::date where id = ${machineId}`
      expect(await refusalOf(db, change)).toBeUndefined()
      return (await findInstructions(db.queries, serialNumber))?.placedOnMarket
    }
    expect([await placed('2021-05-01'), await placed('2019-05-01')]).toEqual(['2021-05-01', '2021-05-01'])
    expect((await findInstructions(db.queries, serialNumber))?.productSlug).toBe(testProduct)
  }))
