import type { ImportRowReport } from '@ferrule/domain/catalogue/catalogue-import'
import { products } from '@ferrule/seeds/catalogue/products'
import { expect, test } from 'vitest'
import type { Database } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import { seedCatalogue } from '../seed-catalogue.ts'
import { findOrStartRun } from './find-or-start-run.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportRow } from './import-row.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')

const rows = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'product',
    place: `line ${index + 1}`,
    product: { ...products[index % 100], slug: `imported-${index}` },
  }))

type Options = { given: readonly ImportRow[]; isDryRun?: boolean; isResumed?: boolean; breakAfter?: number }

async function run(db: Database, { given, isDryRun = false, isResumed = false, breakAfter = given.length }: Options) {
  const reports: ImportRowReport[] = []
  async function* source() {
    for (const [index, row] of given.entries()) {
      if (index === breakAfter) throw new Error('interrupted')
      yield row
    }
  }
  const counts = await importCatalogue(db, {
    source: source(),
    fileName: 'test.csv',
    isDryRun,
    run: isDryRun
      ? undefined
      : await findOrStartRun(db, { fileName: 'test.csv', fileHash: 'hash', isResumed, now: () => now }),
    now: () => now,
    report: (batch) => void reports.push(...batch),
  })
  return { counts, reports }
}

async function countImported(db: Database): Promise<number> {
  const { count } = await db.queries
    .selectFrom('product')
    .where('slug', 'like', 'imported-%')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('a dry run reports every row and changes nothing', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const { counts } = await run(db, { given: rows(150), isDryRun: true })
    expect(counts).toEqual({ created: 150, changed: 0, unchanged: 0, refused: 0, skipped: 0 })
    expect(await countImported(db)).toBe(0)
  }))

test('importing a file twice changes nothing, and a changed row changes only its product and reports the field', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const given = rows(20)
    expect((await run(db, { given })).counts).toMatchObject({ created: 20 })
    expect((await run(db, { given })).counts).toMatchObject({ created: 0, changed: 0, unchanged: 20 })
    const changed = given.map(
      (row, index): ImportRow =>
        index === 3 && row.kind === 'product'
          ? { ...row, product: { ...products[3], slug: 'imported-3', brand: 'Other' } }
          : row,
    )
    const { counts, reports } = await run(db, { given: changed })
    expect(counts).toMatchObject({ changed: 1, unchanged: 19 })
    expect(reports.find(({ outcome }) => outcome === 'changed')).toEqual({
      place: 'line 4',
      slug: 'imported-3',
      outcome: 'changed',
      detail: 'brand',
    })
  }))

test('refuses invalid rows with their place and reason, and imports the others', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const [good] = rows(1)
    const wrong = (place: string, change: object): ImportRow => ({
      kind: 'product',
      place,
      product: { ...products[0], ...change },
    })
    const { reports } = await run(db, {
      given: [
        wrong('line 1', { slug: 'No Slug' }),
        wrong('line 2', { slug: 'imported-x', specifications: [{ definition: 'smell' }] }),
        { kind: 'product', place: 'line 3', product: undefined },
        ...(good ? [good, { ...good, place: 'line 5' }] : []),
      ],
    })
    expect(reports.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['refused', expect.stringContaining('slug')],
      ['refused', 'unknown specification smell'],
      ['refused', expect.any(String)],
      ['refused', 'a later row is the same product'],
      ['created', ''],
    ])
  }))

test('resumes an interrupted import after the last saved row, without loss or duplicates', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const given = rows(350)
    await expect(run(db, { given, breakAfter: 250 })).rejects.toThrow('interrupted')
    expect(await countImported(db)).toBe(200)
    const { counts, reports } = await run(db, { given, isResumed: true })
    expect(counts).toMatchObject({ created: 150, skipped: 200 })
    expect(reports[0]?.slug).toBe('imported-200')
    expect(await countImported(db)).toBe(350)
    const versions = await db.queries
      .selectFrom('productVersion')
      .innerJoin('product', 'product.id', 'productId')
      .where('slug', 'like', 'imported-%')
      .select('version')
      .execute()
    expect(versions).toHaveLength(350)
  }))
