import { expect, test } from 'vitest'
import type { ProductListQuery } from '@ferrule/domain/catalogue/product-list'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { findClassificationsBySlug } from './find-classifications.ts'
import { listProductsOfClassification } from './list-products-of-classification.ts'
import { countListed, listCapabilityFacets, listFacets } from './product-list-store.ts'
import { toMarket } from './market.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const url = readSettings().DATA_DATABASE_URL
const now = new Date('2026-03-01T08:00:00Z')

async function list(slug: string, query: Partial<ProductListQuery>, country = 'CH') {
  const market = toMarket({ language: 'en', country })
  let result: { total: number; slugs: string[]; queries: number } | undefined
  await rolledBack(url, async (db, statements) => {
    await seedCatalogue(db, now)
    const [found] = await findClassificationsBySlug({ db }, [{ id: slug, market }])
    if (!found) throw new Error(slug)
    const before = statements.length
    const page = await listProductsOfClassification({ db }, { market, classificationId: found.id }, query)
    const total = await countListed(db.queries, page.of, page.query)
    result = { total, slugs: page.products.map((product) => product.slug), queries: statements.length - before }
  })
  return result
}

const range = (specification: string, minimum: number | null, maximum: number | null) => ({
  specification,
  minimum,
  maximum,
})

test('lists the products below a family, discontinued ones after all others and without cancelled ones, in three queries', async () => {
  expect(await list('crimping-lines', {})).toEqual({
    total: 8,
    slugs: ['axion-24', 'axion-32', 'axion-40', 'axion-48', 'axion-56', 'axion-64', 'axion-88', 'axion-18'],
    queries: 3,
  })
})

test.each([
  [[range('crimp-force', 40, null)], ['corva-45', 'corva-60', 'corva-120']],
  [[range('crimp-force', null, 8)], ['corva-6', 'corva-8']],
  [[range('crimp-force', 10, 20)], ['corva-12', 'corva-16', 'corva-20']],
  [[range('cross-section', 100, 120)], ['corva-60', 'corva-120']],
  [[range('crimp-force', 40, null), range('weight', null, 250)], ['corva-45']],
  [[range('unknown', 1, 2)], []],
])('presses filtered by %j', async (filters, slugs) => {
  const result = await list('crimping-presses', { filters })
  expect(result?.slugs.toSorted()).toEqual(slugs.toSorted())
  expect(result?.total).toBe(slugs.length)
})

test('the pages of the recommended order have the discontinued products at the end', async () => {
  const slugs: string[] = []
  for (const page of [1, 2, 3]) slugs.push(...((await list('crimping-lines', { page, pageSize: 3 }))?.slugs ?? []))
  expect(slugs).toEqual((await list('crimping-lines', {}))?.slugs)
})

test('a product must have every requested capability', async () => {
  expect((await list('crimping-presses', { capabilities: ['crimping', 'splicing'] }))?.total).toBe(8)
  expect((await list('crimping-presses', { capabilities: ['crimping', 'twisting'] }))?.total).toBe(0)
})

test('pages without gaps or duplicates, and returns an empty page after the last', async () => {
  const pages: Awaited<ReturnType<typeof list>>[] = []
  // One after the other: each transaction holds the locks of the rows it seeds.
  for (const page of [1, 2, 3, 4]) pages.push(await list('crimping-presses', { page, pageSize: 4, sort: 'name' }))
  expect(pages.map((page) => page?.slugs.length)).toEqual([4, 4, 2, 0])
  expect(pages.map((page) => page?.total)).toEqual([10, 10, 10, 10])
  expect(new Set(pages.flatMap((page) => page?.slugs ?? [])).size).toBe(10)
})

test('lists only products available in the country', async () => {
  expect((await list('crimping-lines', {}, 'CN'))?.slugs).not.toContain('axion-88')
  expect((await list('crimping-lines', {}, 'US'))?.slugs).toContain('axion-72')
  expect((await list('laser-strippers', {}, 'BR'))?.slugs).not.toContain('lumiq-15')
})

test('returns the facets of a market', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, now)
    const market = toMarket({ language: 'de', country: 'CH' })
    const [presses] = await findClassificationsBySlug({ db }, [{ id: 'crimping-presses', market }])
    const of = { market, classificationId: presses?.id ?? '' }
    expect(await listFacets(db.queries, of)).toContainEqual({
      key: 'crimp-force',
      name: 'Crimpkraft',
      unit: 'kN',
      minimum: 6,
      maximum: 120,
      count: 10,
    })
    expect(await listCapabilityFacets(db.queries, of)).toContainEqual({ slug: 'splicing', name: 'Spleißen', count: 8 })
  }))
