import { existsSync } from 'node:fs'
import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { languages } from '@ferrule/domain/locales/language'
import { imperialUnitOf, isMetricUnit, toImperial } from '@ferrule/domain/measurement/unit'
import { expect, test } from 'vitest'
import { capabilities } from './capabilities.ts'
import { classifications } from './classifications.ts'
import { definitions } from './definitions.ts'
import { families } from './families.ts'
import { valueOfModel } from './family.ts'
import { machines } from './machines.ts'
import { productPictures, products } from './products.ts'

test('there are 12 families with 120 machines, 300 variants and 1080 files', () => {
  expect(families).toHaveLength(12)
  expect(machines).toHaveLength(120)
  expect(machines.flatMap(({ variants = [] }) => variants)).toHaveLength(300)
  expect(machines.flatMap(({ files = [] }) => files)).toHaveLength(1080)
  expect(capabilities).toHaveLength(20)
})

test('every product is valid, has texts in eleven languages and no unfilled placeholders', () => {
  for (const product of products) {
    const { texts } = productRecord.parse(product)
    expect(Object.keys(texts).sort()).toEqual([...languages].sort())
    for (const { shortDescription, longDescription } of Object.values(texts)) {
      expect(`${shortDescription} ${longDescription}`).not.toMatch(/[{}]|undefined|NaN| {2}/)
    }
  }
})

test('descriptions differ by language and by model', () => {
  for (const { texts, slug } of machines) {
    expect(new Set(Object.values(texts).map((text) => text.shortDescription)).size, slug).toBe(languages.length)
  }
  expect(new Set(machines.map(({ texts }) => texts.en?.shortDescription)).size).toBe(machines.length)
})

test('slugs are unique, and every reference exists', () => {
  const slugs = new Set(products.map(({ slug }) => slug))
  const classes = new Set(classifications.map(({ slug }) => slug))
  expect(slugs.size).toBe(products.length)
  expect(slugs.intersection(classes).size).toBe(0)
  const known = {
    definitions: new Set(definitions.map(({ key }) => key)),
    capabilities: new Set(capabilities.map(({ slug }) => slug)),
  }
  for (const { classification, related = [], successor, specifications = [], capabilities: can = [] } of products) {
    expect(classes).toContain(classification)
    for (const slug of [...related.map((one) => one.slug), ...(successor ? [successor] : [])])
      expect(slugs).toContain(slug)
    for (const { definition } of specifications) expect(known.definitions).toContain(definition)
    for (const slug of can) expect(known.capabilities).toContain(slug)
  }
})

test('the values of a family increase with the size of the model', () => {
  const growing = ['cross-section', 'outer-diameter', 'tube-diameter', 'crimp-force', 'weight', 'test-points'] as const
  for (const { figures, key } of families) {
    for (const definition of growing) {
      const row = figures[definition]?.maximum
      if (row === undefined) continue
      const ten = Array.from({ length: 10 }, (_, index) => valueOfModel(row, index))
      expect(ten, `${key} ${definition}`).toEqual(ten.toSorted((one, other) => one - other))
    }
  }
})

test('no minimum is greater than its maximum', () => {
  const reversed = machines.flatMap(({ slug, specifications = [], variants = [] }) => {
    const all = [...specifications, ...variants.flatMap((variant) => variant.specifications ?? [])]
    const wrong = all.filter(({ minimum, maximum }) => (minimum ?? 0) > (maximum ?? Number.POSITIVE_INFINITY))
    return wrong.map(({ definition }) => `${slug} ${definition}`)
  })
  expect(reversed).toEqual([])
})

test('some products are not available everywhere, and some have successors', () => {
  const countIn = (country: string) =>
    products.filter(({ supportedCountries }) => supportedCountries.includes(country)).length
  expect(countIn('CH')).toBeGreaterThan(countIn('CN'))
  expect(countIn('US')).not.toBe(countIn('CH'))
  expect(machines.filter(({ successor }) => successor).length).toBeGreaterThan(12)
})

test('every picture file exists', () => {
  expect(productPictures.filter(({ file }) => !existsSync(file)).map(({ key }) => key)).toEqual([])
})

test('every chain of successors ends with an active product', () => {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  for (const product of products) {
    const line = [product]
    for (let next = bySlug.get(product.successor ?? ''); next; next = bySlug.get(next.successor ?? '')) {
      expect(line, product.slug).not.toContain(next)
      line.push(next)
    }
    if (product.status === 'active') expect(product.successor ?? null, product.slug).toBeNull()
    if (line.length > 1) expect(line.at(-1)?.status, product.slug).toBe('active')
  }
})

test('the metric and imperial names of a variant have the same value', () => {
  const valueIn = (name: string) => Number(name.split(' ')[0]?.replaceAll(',', ''))
  for (const { nameMetric, nameImperial } of machines.flatMap(({ variants = [] }) => variants)) {
    const unit = nameMetric.split(' ')[1] ?? ''
    if (!isMetricUnit(unit)) throw new Error(`${nameMetric} has no partner`)
    expect(nameImperial.endsWith(` ${imperialUnitOf(unit)}`)).toBe(true)
    const exact = toImperial(valueIn(nameMetric), unit)
    // Names have three digits, so the rounding error is up to half of the last one.
    expect(Math.abs(valueIn(nameImperial) - exact) / exact).toBeLessThan(0.005)
  }
})

test('specifications, choices and capabilities have names in every language', () => {
  const named = [
    ...definitions.flatMap(({ names, choices }) => [names, ...Object.values(choices)]),
    ...capabilities.map(({ names }) => names),
  ]
  for (const names of named) expect(Object.keys(names).sort()).toEqual([...languages].sort())
})
