import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQuery } from './search-query.ts'

const input = { localeCode: 'de-ch', siteSlug: '', query: ' Crimpen ', page: 1 }

test('parses locale code, site slug, query and page', () => {
  expect(searchQuery.parse(input)).toEqual({
    localeCode: { language: 'de', country: 'CH' },
    siteSlug: '',
    query: 'Crimpen',
    page: 1,
  })
})

test.each([
  ['an unknown locale', { localeCode: 'xx' }],
  ['page 0', { page: 0 }],
  ['a page beyond the last', { page: 501 }],
  ['half a page', { page: 1.5 }],
])('rejects %s', (_, wrong) => {
  expect(searchQuery.safeParse({ ...input, ...wrong }).success).toBe(false)
})

/** Any UTF-16 unit, lone surrogates and control characters included; cheaper than fast-check's own `binary`. */
const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('cuts any text to at most 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 500, size: 'max' }), (query) => {
      expect(Array.from(searchQuery.parse({ ...input, query }).query).length).toBeLessThanOrEqual(200)
    }),
  )
})
