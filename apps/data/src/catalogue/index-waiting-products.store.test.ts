import type { ProductRenewal } from '@ferrule/connectors/search-engine/search-engine'
import { languages } from '@ferrule/domain/locales/language'
import { products } from '@ferrule/seeds/catalogue/products'
import { productDocument } from '@ferrule/domain/catalogue/product-document'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { indexWaitingProducts } from './index-waiting-products.ts'
import { saveProducts } from './save-products.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')

/** Others may have imported machines of their own. */
const seeded = new Set(products.map(({ slug }) => slug))

/** Everything the search engine was told of the demo machines until nothing waited. */
async function indexAll(db: Database) {
  const told: { language: string; renewal: ProductRenewal }[] = []
  const search = {
    ensureIndex: async () => {},
    renewProducts: async (language: string, renewal: ProductRenewal) => void told.push({ language, renewal }),
  }
  while ((await indexWaitingProducts({ db, search })) > 0);
  const entries = (language: string) => {
    const renewed = told.filter((one) => one.language === language).flatMap(({ renewal }) => renewal.entries)
    return renewed.filter(({ id }) => seeded.has(id))
  }
  return { told, entries, gone: told.flatMap(({ renewal }) => renewal.goneIds) }
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

test('a product is told for the countries where everything above it is shown too', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await sql`delete from search_entry`.execute(db.queries)
    await sql`update classification set shown_countries = '{CH,US}'
      where id = (select classification_id from product where slug = 'axion-56')`.execute(db.queries)
    const { entries } = await indexAll(db)
    expect(
      entries('en')
        .find(({ id }) => id === 'axion-56')
        ?.countries.toSorted(),
    ).toEqual(['CH', 'US'])
  }))

test('a change waits with its job, a withdrawn product is taken out, and what is unchanged is left alone', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    await indexAll(db)
    await sql`select graphile_worker.remove_job('index-products:')`.execute(db.queries)
    const [first, second] = products.filter(({ status }) => status === 'active')
    const changed = [
      productDocument.parse({ ...first, brand: 'Other' }),
      productDocument.parse({ ...second, status: 'cancelled' }),
    ]
    await saveProducts(db.queries, changed, { source: 'test', now })
    const jobs = await sql`select from graphile_worker.jobs where task_identifier = 'index-products'`.execute(
      db.queries,
    )
    expect(jobs.rows).toHaveLength(1)
    const { entries, gone } = await indexAll(db)
    expect(entries('en').map(({ id }) => id)).toEqual([first?.slug])
    expect(new Set(gone)).toEqual(new Set([second?.slug]))
  }))
