import type { CatalogueRenewal } from '@ferrule/connectors/search-engine/search-engine'
import { languages } from '@ferrule/domain/locales/language'
import { products } from '@ferrule/seeds/catalogue/products'
import { productDocument } from '@ferrule/domain/catalogue/product-document'
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

/** Others may have imported machines of their own. */
const seeded = new Set(products.map(({ slug }) => slug))

/** Everything the search engine was told of the demo machines until nothing waited. */
async function indexAll(db: Database, { isEmpty = false } = {}) {
  const told: { language: string; renewal: CatalogueRenewal }[] = []
  const search = {
    ensureIndex: async () => {},
    isCatalogueEmpty: async () => isEmpty,
    renewCatalogue: async (language: string, renewal: CatalogueRenewal) => void told.push({ language, renewal }),
  }
  await indexFamilies({ db, search })
  const families = told.splice(0)
  while ((await indexWaitingProducts({ db, search })) > 0);
  const renewedIn = (language: string) =>
    [...families, ...told].filter((one) => one.language === language).flatMap(({ renewal }) => renewal.entries)
  return {
    told,
    renewedIn,
    entries: (language: string) => renewedIn(language).filter(({ id }) => seeded.has(id)),
    gone: told.flatMap(({ renewal }) => renewal.goneIds),
  }
}

test('every product is told in every language, once', () =>
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
    expect((await indexAll(db)).told).toEqual([])
  }))

test('a product is told for the countries where everything above it is shown too, and taken out if it is sold nowhere', () =>
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

test('a change waits with its job, a withdrawn product is taken out, and what is unchanged is left alone', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await indexAll(db)
    await sql`select graphile_worker.remove_job('index-products')`.execute(db.queries)
    const [first, second] = products.filter(({ status }) => status === 'active')
    const changed = [
      productDocument.parse({ ...first, brand: 'Other' }),
      productDocument.parse({ ...second, status: 'cancelled' }),
    ]
    await saveProducts(db.queries, changed, { source: 'test', now })
    // One that was replaced while a worker had it in hand stays behind, never to run, if that worker died.
    const jobs = await sql`select from graphile_worker.jobs
      where task_identifier = 'index-products' and attempts < max_attempts`.execute(db.queries)
    expect(jobs.rows).toHaveLength(1)
    const { entries, gone } = await indexAll(db)
    expect(entries('en').map(({ id }) => id)).toEqual([first?.slug])
    expect(new Set(gone)).toEqual(new Set([second?.slug]))
  }))

test('families are told where they are shown, and each document once, in the best language there is, where its product is sold', () =>
  rolledBack(url, async (db) => {
    await sql`delete from search_entry`.execute(db.queries)
    await seedCatalogue(db, now)
    const { renewedIn, entries } = await indexAll(db)
    const families = renewedIn('de').filter(({ kind }) => kind === 'families')
    const named = (id: string) => families.find((one) => one.id === `family:${id}`)
    expect(named('crimping-lines')).toMatchObject({ path: 'products/crimping-lines', title: 'Crimplinien' })
    expect(named('crimping-lines')?.countries).toBeUndefined()
    expect(named('high-voltage-testers')?.countries).toContain('CH')
    expect(named('high-voltage-testers')?.countries).not.toContain('AR')
    const product = entries('de').find(({ id }) => id === 'axion-56')
    const documents = renewedIn('de').filter(({ of }) => of === 'axion-56')
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

test('an engine that knows nothing of the catalogue is told all of it', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await indexAll(db)
    expect((await indexAll(db)).entries('en')).toEqual([])
    expect((await indexAll(db, { isEmpty: true })).entries('en').length).toBeGreaterThan(100)
  }))
