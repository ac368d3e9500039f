import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import { countParts, maxEntries, parseSitemapName, takeSitemapFile, toSitemapName } from './sitemap-names.ts'

test.each([
  ['en.xml', { siteSlug: '', language: 'en', part: 1 }],
  ['product.fr.xml', { siteSlug: 'product', language: 'fr', part: 1 }],
  ['de-2.xml', { siteSlug: '', language: 'de', part: 2 }],
])('parses %s', (name, parsed) => {
  expect(parseSitemapName(name)).toEqual(parsed)
})

test.each(['xx.xml', 'en-1.xml', 'en-0.xml', 'en', 'EN.xml', '../en.xml', 'a.b.en.xml', '.en.xml', 'en-100.xml'])(
  'rejects %s',
  (name) => {
    expect(parseSitemapName(name)).toBeUndefined()
  },
)

test('every written name is read back unchanged', () => {
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

test('a file has at most 50,000 URLs', () => {
  const entries = Array.from({ length: maxEntries + 1 }, (_, index) => index)
  expect([countParts(0), countParts(maxEntries), countParts(maxEntries + 1)]).toEqual([1, 1, 2])
  expect(takeSitemapFile(entries, 1)).toHaveLength(maxEntries)
  expect(takeSitemapFile(entries, 2)).toEqual([maxEntries])
})
