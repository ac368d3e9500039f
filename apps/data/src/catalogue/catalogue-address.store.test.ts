import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { listAddresses, listAvailableCountries } from './catalogue-address-store.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')

test('lists the countries of every address and omits cancelled products', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const all = await listAddresses(db.queries, { after: '', limit: 5000 })
    const byRoute = new Map(all.map(({ route, countries }) => [route, countries]))
    expect(byRoute.get('/products/crimping-lines')).toBeNull()
    expect(byRoute.get('/products/crimping-lines/double-end-lines/axion-56')).toContain('CH')
    expect(byRoute.get('/products/crimping-lines/double-end-lines/axion-72')).not.toContain('ALL')
    expect([...byRoute.keys()].filter((route) => route.endsWith('/axion-12'))).toEqual([])
  }))

test('pages through addresses without duplicates', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const all = await listAddresses(db.queries, { after: '', limit: 5000 })
    const first = await listAddresses(db.queries, { after: '', limit: 40 })
    const second = await listAddresses(db.queries, { after: first.at(-1)?.route ?? '', limit: 5000 })
    expect([...first, ...second]).toEqual(all)
  }))

test('a product is available where its own countries and its classifications allow it', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const { id } = await db.queries
      .selectFrom('product')
      .where('slug', '=', 'lumiq-15')
      .select('id')
      .executeTakeFirstOrThrow()
    const available = (await listAvailableCountries(db.queries, [id])).map(({ country }) => country)
    const { shownCountries } = await db.queries
      .selectFrom('classification')
      .where('slug', '=', 'co2-laser')
      .select('shownCountries')
      .executeTakeFirstOrThrow()
    expect(available.length).toBeGreaterThan(0)
    expect(available.filter((country) => !shownCountries?.includes(country))).toEqual([])
  }))
