import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { parseSlugs } from '@ferrule/domain/catalogue/requested-slugs'
import { products } from '@ferrule/seeds/catalogue/products'
import { createLog } from '@ferrule/telemetry/log'
import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { findAvailability } from './find-availability.ts'
import { findProducts } from './find-products.ts'
import { findSuccessors } from './find-successors.ts'
import { listProductsInOrder } from './list-products-in-order.ts'
import { toMarket } from './market.ts'
import { saveProducts } from './save-products.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')
const silent = createLog({ service: 'test', write: () => {} })
const german = toMarket({ language: 'de', country: 'CH' })

test('returns a product in the requested language, else in English', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const [one, other] = await findProducts({ db }, [
      { id: 'axion-56', market: german },
      { id: 'axion-56', market: toMarket({ language: 'xx' }) },
    ])
    expect(one).toMatchObject({
      name: 'Axion 56',
      language: 'de',
      shortDescription: expect.stringContaining('Crimpen'),
    })
    expect(other).toMatchObject({
      name: 'Axion 56',
      language: 'en',
      route: '/products/crimping-lines/double-end-lines/axion-56',
    })
  }))

test('loads any number of products for one market with one query', () =>
  rolledBack(url, async (db, statements) => {
    await seedCatalogue(db, now)
    const before = statements.length
    const requested = ['axion-56', 'corva-24', 'helix-240', 'gone', 'axion-56']
    const found = await findProducts(
      { db },
      requested.map((id) => ({ id, market: german })),
    )
    expect(found.map((product) => product?.slug)).toEqual(['axion-56', 'corva-24', 'helix-240', undefined, 'axion-56'])
    expect(statements.length - before).toBe(1)
  }))

test.each([
  ['axion-88', 'CH', true],
  ['axion-88', 'ALL', true],
  ['axion-88', 'CN', false],
  ['axion-72', 'US', true],
  ['axion-72', 'ALL', false],
  ['lumiq-15', 'BR', false],
  ['lumiq-40', 'BR', true],
])(
  '%s is available in %s: %s, by its own countries and those of its classification [S5-052]',
  (slug, country, isAvailable) =>
    rolledBack(url, async (db) => {
      await seedCatalogue(db, now)
      const [found] = await findProducts({ db }, [{ id: slug, market: toMarket({ language: 'en', country }) }])
      expect(found !== undefined).toBe(isAvailable)
    }),
)

test('returns a comma-separated list in its order with one query, and logs missing products [S8-053]', () =>
  rolledBack(url, async (db, statements) => {
    await seedCatalogue(db, now)
    const lines: string[] = []
    const log = createLog({ service: 'test', write: (line) => lines.push(line) })
    const before = statements.length
    const found = await listProductsInOrder({ db, log }, german, parseSlugs('helix-240,gone,axion-56'))
    expect(found.map(({ slug }) => slug)).toEqual(['helix-240', 'axion-56'])
    expect(statements.length - before).toBe(1)
    expect(lines.join('')).toContain('"event":"products-missing"')
  }))

test('runs no query for an empty list', () =>
  rolledBack(url, async (db, statements) => {
    const before = statements.length
    expect(await listProductsInOrder({ db, log: silent }, german, parseSlugs(','))).toEqual([])
    expect(statements.length - before).toBe(0)
  }))

test('a second seeding changes nothing, and a changed product keeps its id and gets a version', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    expect(await seedCatalogue(db, new Date('2026-04-01T08:00:00Z'))).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: products.length,
    })
    const [first, second] = products.map((product) => productRecord.parse(product))
    if (!first || !second) throw new Error('no seeds')
    const read = () =>
      db.queries
        .selectFrom('product')
        .where('slug', 'in', [first.slug, second.slug])
        .select(['id', 'slug', 'status', 'updatedAt'])
        .orderBy('slug')
        .execute()
    const before = await read()
    const changed = { ...first, status: 'discontinued' as const }
    const later = new Date('2026-05-01T08:00:00Z')
    const saved = await saveProducts(db.queries, [changed, second], { source: 'test', now: later })
    expect(saved).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
    const after = await read()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.filter(({ updatedAt }) => updatedAt.getTime() === later.getTime())).toEqual([
      expect.objectContaining({ slug: first.slug, status: 'discontinued' }),
    ])
    const versions = await db.queries
      .selectFrom('productVersion')
      .innerJoin('product', 'product.id', 'productId')
      .where('slug', '=', first.slug)
      .select(['version', 'source'])
      .orderBy('version')
      .execute()
    expect(versions.at(-1)).toEqual({ version: versions.length, source: 'test' })
  }))

test('skips and reports an undefined classification or capability [S8-054]', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const wrong = productRecord.parse({
      ...products[0],
      slug: 'wrong-1',
      classification: 'nowhere',
      capabilities: ['flying', 'cutting'],
    })
    const saved = await saveProducts(db.queries, [wrong], { source: 'test', now })
    expect(saved).toMatchObject({ created: 1, missing: ['nowhere', 'flying'] })
  }))

test('finds the successor of a discontinued product, past other discontinued ones', () =>
  rolledBack(url, async (db, statements) => {
    await seedCatalogue(db, now)
    const requested = await findProducts(
      { db },
      ['axion-12', 'corva-6', 'axion-56'].map((id) => ({ id, market: german })),
    )
    const before = statements.length
    const found = await findSuccessors(
      { db },
      requested.map((product) => ({ id: product?.id ?? '', market: german })),
    )
    expect(found.map((product) => product?.slug)).toEqual(['axion-24', 'corva-8', undefined])
    expect(statements.length - before).toBe(2)
  }))

test.each([
  ['axion-88', 'CN', 'unavailable_in_country', 3],
  ['axion-88', 'CH', 'sold', 0],
])('%s in %s is %s, with %i alternatives', (slug, country, state, alternatives) =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const found = await findAvailability({ db, log: silent }, toMarket({ language: 'en', country }), slug)
    expect(found).toMatchObject({ state, name: 'Axion 88' })
    expect(found?.alternatives).toHaveLength(alternatives)
  }),
)

test('a product that is not sold in a country is described as it is sold elsewhere', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const describe = (country: string) =>
      findAvailability({ db, log: silent }, toMarket({ language: 'de', country }), 'axion-88')
    const found = await describe('JP')
    expect(found?.product).toMatchObject({ slug: 'axion-88', language: 'de', market: { language: 'de' } })
    expect(found?.product?.market.country).not.toBe('JP')
    const sold = await describe('CH')
    expect([sold?.product, sold?.countryCount]).toEqual([undefined, found?.countryCount])
    expect(found?.countryCount).toBe(initialCountries.filter(({ countryCode }) => countryCode !== 'ALL').length - 3)
  }))

test('returns no availability for an unknown product', () =>
  rolledBack(url, async (db) => {
    expect(await findAvailability({ db, log: silent }, german, 'gone')).toBeUndefined()
  }))
