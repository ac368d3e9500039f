import { products } from '@ferrule/seeds/catalogue/products'
import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { readProductData } from './read-product-data.ts'
import { raiseRevision } from './product-writing-store.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')

type Data = { classifications: { slug: string }[]; products: { slug: string; name: string; route: string }[] }

async function readAll(sisCode: string): Promise<Data> {
  let text = ''
  await rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const data = await readProductData({ db }, sisCode)
    for await (const part of data?.content() ?? []) text += part
  })
  return JSON.parse(text)
}

test.each(['ALL', 'CH', 'BR', 'CN', 'US'])(
  'in %s the data contains only products available and shown there [S7-019]',
  async (country) => {
    const data = await readAll(`de_${country}`)
    const available = products.filter(
      ({ supportedCountries, status }) => supportedCountries.includes(country) && status !== 'cancelled',
    )
    const hidden = country === 'BR' ? ['co2-laser'] : []
    const expected = available
      .filter(({ classification }) => !hidden.includes(classification ?? ''))
      .map(({ slug }) => slug)
    expect(data.products.map(({ slug }) => slug)).toEqual(expected.toSorted())
    expect(data.classifications.map(({ slug }) => slug).filter((slug) => hidden.includes(slug))).toEqual([])
  },
)

test('uses the language of the locale', async () => {
  const { products: found } = await readAll('fr_CH')
  expect(found.find(({ slug }) => slug === 'blade-set')).toMatchObject({
    name: 'Jeu de lames',
    route: '/products/accessories/blade-set',
  })
})

test.each(['de', 'xx_CH', 'de_CHE', ''])('returns undefined for the invalid locale %j', (sisCode) =>
  rolledBack(url, async (db) => {
    expect(await readProductData({ db }, sisCode)).toBeUndefined()
  }),
)

test('changes its ETag only with the catalogue', () =>
  rolledBack(url, async (db) => {
    const tag = async () => (await readProductData({ db }, 'en_ALL'))?.tag
    const before = await tag()
    expect(await tag()).toBe(before)
    await raiseRevision(db.queries, now)
    expect(await tag()).not.toBe(before)
  }))
