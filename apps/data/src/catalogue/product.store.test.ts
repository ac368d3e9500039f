import { createLog } from '@ferrule/telemetry/log'
import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../graphql/schema.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { findProducts } from './find-products.ts'
import { listProducts } from './list-products.ts'
import { saveProduct, saveProductText } from './product-store.ts'
import { seedProducts } from './seed-products.ts'

const url = readSettings().DATA_DATABASE_URL

test('a product comes in the language asked for, else in English', () =>
  rolledBack(url, async (db) => {
    await seedProducts(db)
    const [german, french] = await findProducts({ db }, [
      { language: 'de', slug: 'axion-56' },
      { language: 'fr', slug: 'axion-56' },
    ])
    expect(german).toMatchObject({
      name: 'Axion 56',
      language: 'de',
      shortDescription: expect.stringContaining('Crimpen'),
    })
    expect(french).toMatchObject({ name: 'Axion 56', language: 'en' })
  }))

test('a slug nobody knows is nothing', () =>
  rolledBack(url, async (db) => {
    expect(await findProducts({ db }, [{ language: 'en', slug: 'gone' }])).toEqual([null])
  }))

test('any number of products in one language is one query', () =>
  rolledBack(url, async (db, statements) => {
    await seedProducts(db)
    const before = statements.length
    const wanted = ['axion-56', 'corva-24', 'helix-240', 'gone', 'axion-56']
    const found = await findProducts(
      { db },
      wanted.map((slug) => ({ language: 'de', slug })),
    )
    expect(found.map((product) => product?.slug)).toEqual(['axion-56', 'corva-24', 'helix-240', undefined, 'axion-56'])
    expect(statements.length - before).toBe(1)
  }))

test('a comma separated list is answered in its order, with one query, and missing ones are logged [S8-053]', () =>
  rolledBack(url, async (db, statements) => {
    await seedProducts(db)
    const lines: string[] = []
    const log = createLog({ service: 'test', write: (line) => lines.push(line) })
    const before = statements.length
    const products = await listProducts({ db, log }, 'en', 'helix-240,gone,axion-56')
    expect(products.map(({ slug }) => slug)).toEqual(['helix-240', 'axion-56'])
    expect(statements.length - before).toBe(1)
    expect(lines.join('')).toContain('"event":"products-missing"')
  }))

test('an empty list asks nothing', () =>
  rolledBack(url, async (db, statements) => {
    const log = createLog({ service: 'test', write: () => {} })
    const before = statements.length
    expect(await listProducts({ db, log }, 'en', ',')).toEqual([])
    expect(statements.length - before).toBe(0)
  }))

test('saving a product again keeps its id and changes its words', () =>
  rolledBack(url, async (db) => {
    const product = { slug: 'test-1', brand: 'Norlitz', status: 'active', image: null } as const
    const first = await saveProduct(db.queries, { id: crypto.randomUUID(), ...product })
    const second = await saveProduct(db.queries, { id: crypto.randomUUID(), ...product, status: 'discontinued' })
    expect(second).toBe(first)
    for (const name of ['One', 'Two']) {
      await saveProductText(
        db.queries,
        { productId: first, language: 'en' },
        { name, shortDescription: '', longDescription: '' },
      )
    }
    expect(await findProducts({ db }, [{ language: 'en', slug: 'test-1' }])).toMatchObject([
      { name: 'Two', status: 'discontinued' },
    ])
  }))

test('the graph answers both product queries, and many of one kind with one query [S7-043] [S7-044]', () =>
  rolledBack(url, async (db, statements) => {
    await seedProducts(db)
    const before = statements.length
    const source = `{
      one: getProductBySlugV2(language: "de", slug: "axion-56") { name language status }
      two: getProductBySlugV2(language: "de", slug: "corva-24") { name }
      none: getProductBySlugV2(language: "de", slug: "gone") { name }
      list: getProductsBySlugs(language: "en", slugs: "helix-240,axion-56") { slug }
    }`
    const contextValue = { db, actor: anonymous, log: createLog({ service: 'test', write: () => {} }) }
    const { data, errors } = await graphql({ schema: createSchema(), source, contextValue })
    expect(errors).toBeUndefined()
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      one: { name: 'Axion 56', language: 'de', status: 'active' },
      two: { name: 'Corva 24' },
      none: null,
      list: [{ slug: 'helix-240' }, { slug: 'axion-56' }],
    })
    expect(statements.length - before).toBe(2)
  }))
