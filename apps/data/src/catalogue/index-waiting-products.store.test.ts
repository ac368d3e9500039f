import type { CatalogueRefresh } from '@ferrule/connectors/search-engine/search-engine'
import { languages } from '@ferrule/domain/locales/language'
import { products } from '@ferrule/seeds/catalogue/products'
import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { indexFamilies, indexWaitingProducts } from './index-waiting-products.ts'
import { saveProducts } from './save-products.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')

/** The database may hold other imported machines. */
const seeded = new Set(products.map(({ slug }) => slug))

/** Runs the indexing until nothing waits. Returns all calls of the search engine. */
async function indexAll(db: Database, { isEmpty = false } = {}) {
  const calls: { language: string; refresh: CatalogueRefresh }[] = []
  const search = {
    ensureIndex: async () => {},
    isCatalogueEmpty: async () => isEmpty,
    refreshCatalogue: async (language: string, refresh: CatalogueRefresh) => void calls.push({ language, refresh }),
  }
  await indexFamilies({ db, search })
  const families = calls.splice(0)
  while ((await indexWaitingProducts({ db, search })) > 0);
  const entriesIn = (language: string) =>
    [...families, ...calls].filter((one) => one.language === language).flatMap(({ refresh }) => refresh.entries)
  return {
    calls,
    entriesIn,
    entries: (language: string) => entriesIn(language).filter(({ id }) => seeded.has(id)),
    gone: calls.flatMap(({ refresh }) => refresh.goneIds),
  }
}

test('indexes every product once in every language', () =>
  rolledBack(url, async (db) => {
    await sql`delete from search_entry`.execute(db.queries)
    await seedCatalogue(db, now)
    const { entries, gone } = await indexAll(db)
    const offered = products.filter(({ status }) => status !== 'cancelled')
    for (const language of languages) expect(entries(language)).toHaveLength(offered.length)
    expect(new Set(gone).size).toBe(products.length - offered.length)
    expect(entries('de').find(({ id }) => id === 'axion-56')).toMatchObject({
      kind: 'machines',
      path: 'products/crimping-lines/double-end-lines/axion-56',
      title: 'Axion 56',
      ranges: { crossSection: expect.arrayContaining([{ gte: 0.22, lte: 6 }]) },
    })
    expect((await indexAll(db)).calls).toEqual([])
  }))

test('indexes a product for the countries of all its classifications, and removes it if there are none', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await sql`delete from search_entry`.execute(db.queries)
    await sql`update classification set shown_countries = '{CH,US}'
      where id = (select classification_id from product where slug = 'axion-56')`.execute(db.queries)
    await sql`update product set supported_countries = '{}' where slug = 'axion-12'`.execute(db.queries)
    const { entries, gone } = await indexAll(db)
    // An entry without countries would be found everywhere.
    expect(gone).toContain('axion-12')
    expect(
      entries('en')
        .find(({ id }) => id === 'axion-56')
        ?.countries?.toSorted(),
    ).toEqual(['CH', 'US'])
  }))

test('indexes changed products only, and removes a withdrawn one', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await indexAll(db)
    await sql`select graphile_worker.remove_job('index-products')`.execute(db.queries)
    const [first, second] = products.filter(({ status }) => status === 'active')
    const changed = [
      productRecord.parse({ ...first, brand: 'Other' }),
      productRecord.parse({ ...second, status: 'cancelled' }),
    ]
    await saveProducts(db.queries, changed, { source: 'test', now })
    // A job replaced while a worker held it stays in the table and never runs if that worker died.
    const jobs = await sql`select from graphile_worker.jobs
      where task_identifier = 'index-products' and attempts < max_attempts`.execute(db.queries)
    expect(jobs.rows).toHaveLength(1)
    const { entries, gone } = await indexAll(db)
    expect(entries('en').map(({ id }) => id)).toEqual([first?.slug])
    expect(new Set(gone)).toEqual(new Set([second?.slug]))
  }))

test('indexes families where they are shown, and each document once in the best language where its product is available', () =>
  rolledBack(url, async (db) => {
    await sql`delete from search_entry`.execute(db.queries)
    await seedCatalogue(db, now)
    const { entriesIn, entries } = await indexAll(db)
    const families = entriesIn('de').filter(({ kind }) => kind === 'families')
    const named = (id: string) => families.find((one) => one.id === `family:${id}`)
    expect(named('crimping-lines')).toMatchObject({ path: 'products/crimping-lines', title: 'Crimplinien' })
    expect(named('crimping-lines')?.countries).toBeUndefined()
    expect(named('high-voltage-testers')?.countries).toContain('CH')
    expect(named('high-voltage-testers')?.countries).not.toContain('AR')
    const product = entries('de').find(({ id }) => id === 'axion-56')
    const documents = entriesIn('de').filter(({ of }) => of === 'axion-56')
    expect(documents.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Axion 56, Datenblatt', 'Axion 56, Betriebsanleitung']),
    )
    expect(documents.filter(({ title }) => title === 'Axion 56, Datenblatt')).toMatchObject([
      {
        kind: 'documents',
        path: expect.stringMatching(/^\/api\/product-files\//),
        description: expect.stringMatching(/^PDF, .*, Deutsch$/),
      },
    ])
    for (const { countries } of documents) expect(countries).toEqual(product?.countries)
  }))

test('indexes everything into an empty search engine', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await indexAll(db)
    expect((await indexAll(db)).entries('en')).toEqual([])
    expect((await indexAll(db, { isEmpty: true })).entries('en').length).toBeGreaterThan(100)
  }))
