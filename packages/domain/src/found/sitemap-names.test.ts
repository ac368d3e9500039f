import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import { countParts, mostEntries, parseSitemapName, takePart, toSitemapName } from './sitemap-names.ts'

test.each([
  ['en.xml', { siteSlug: '', language: 'en', part: 1 }],
  ['product.fr.xml', { siteSlug: 'product', language: 'fr', part: 1 }],
  ['de-2.xml', { siteSlug: '', language: 'de', part: 2 }],
])('%s', (name, read) => {
  expect(parseSitemapName(name)).toEqual(read)
})

test.each(['xx.xml', 'en-1.xml', 'en-0.xml', 'en', 'EN.xml', '../en.xml', 'a.b.en.xml', '.en.xml', 'en-100.xml'])(
  '%s is none',
  (name) => {
    expect(parseSitemapName(name)).toBeUndefined()
  },
)

test('every name that is written can be read', () => {
  const name = fc.record({
    siteSlug: fc.constantFrom('', 'product', 'north-america-events'),
    language: fc.constantFrom(...languages),
    part: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(name, (one) => {
      expect(parseSitemapName(toSitemapName(one))).toEqual(one)
    }),
  )
})

test('a file holds at most 50,000 addresses', () => {
  const entries = Array.from({ length: mostEntries + 1 }, (_, index) => index)
  expect([countParts(0), countParts(mostEntries), countParts(mostEntries + 1)]).toEqual([1, 1, 2])
  expect(takePart(entries, 1)).toHaveLength(mostEntries)
  expect(takePart(entries, 2)).toEqual([mostEntries])
})
