import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { findNameplateProduct } from './find-nameplate-product.ts'
import { addProduct, testProduct } from './instructions/instructions.fixture.ts'

const url = readSettings().DATA_DATABASE_URL

test('a product has its names in all languages, and numbers in metric units', () =>
  rolledBack(url, async (db) => {
    const product = await findNameplateProduct({ db }, 'axion-24')
    expect(product).toMatchObject({ brand: 'Norlitz' })
    expect(product?.designations).toHaveLength(11)
    expect(product?.families).toHaveLength(11)
    const facts = product?.technicalData ?? []
    expect(facts.length).toBeGreaterThan(5)
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length)
    for (const { names, texts, minimum, maximum } of facts) {
      expect(names.map(({ language }) => language)).toContain('en')
      expect(texts.length > 0).toBe(minimum === null && maximum === null)
    }
    expect(facts.map(({ unit }) => unit)).toEqual(expect.arrayContaining(['mm', 'kg']))
  }))

test('a product without technical data has none, and a cancelled one is left out', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    expect(await findNameplateProduct({ db }, testProduct)).toEqual({
      brand: 'norlitz',
      designations: [{ language: 'en', text: 'Testor 7' }],
      families: [],
      technicalData: [],
    })
    await db.queries.updateTable('product').set({ status: 'cancelled' }).where('slug', '=', testProduct).execute()
    expect(await findNameplateProduct({ db }, testProduct)).toBeUndefined()
    expect(await findNameplateProduct({ db }, 'no-such-product')).toBeUndefined()
  }))
