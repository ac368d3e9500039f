import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQuery } from './search-query.ts'

const asked = { localeCode: 'de-ch', siteSlug: '', query: ' Crimpen ', page: 1 }

test('takes locale code, site slug, query and page', () => {
  expect(searchQuery.parse(asked)).toEqual({
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
])('refuses %s', (_, wrong) => {
  expect(searchQuery.safeParse({ ...asked, ...wrong }).success).toBe(false)
})

/** Every UTF-16 unit, lone surrogates and control signs included; cheaper to make than fast-check's own `binary`. */
const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('any text is a query of at most 200 signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 500 }), (query) => {
      return Array.from(searchQuery.parse({ ...asked, query }).query).length <= 200
    }),
  )
})
