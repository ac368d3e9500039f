import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from './language.ts'
import { isInternational, type Locale, parseLocale, toLanguageTag, toUrlCode } from './locale.ts'

describe('the path segment', () => {
  test.each([
    ['en', { language: 'en', country: undefined }],
    ['de', { language: 'de', country: undefined }],
    ['de-ch', { language: 'de', country: 'CH' }],
    ['DE-CH', { language: 'de', country: 'CH' }],
    ['zh-cn', { language: 'zh', country: 'CN' }],
  ])('%s is a locale [S2-042] [S2-044]', (segment, locale) => {
    expect(parseLocale(segment)).toEqual(locale)
  })

  test.each(['', 'products', 'it', 'e', 'eng', 'de-', 'de-che', 'de_ch', 'de-ch-zh', '-', 'de-1', 'toString'])(
    '%j is not a locale',
    (segment) => {
      expect(parseLocale(segment)).toBeUndefined()
    },
  )
})

test('a language alone is its international version [S2-043]', () => {
  const locale = parseLocale('fr')
  expect(locale && isInternational(locale)).toBe(true)
})

const anyLocale: fc.Arbitrary<Locale> = fc.record({
  language: fc.constantFrom(...languages),
  country: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
})

test('every locale parses back from its URL code, which is lower case', () => {
  fc.assert(
    fc.property(anyLocale, (locale) => {
      expect(parseLocale(toUrlCode(locale))).toEqual(locale)
      expect(toUrlCode(locale)).toBe(toUrlCode(locale).toLowerCase())
    }),
  )
})

test('the language tag is valid', () => {
  fc.assert(
    fc.property(anyLocale, (locale) => {
      expect(Intl.getCanonicalLocales(toLanguageTag(locale))).toHaveLength(1)
    }),
  )
})

test('parses any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => parseLocale(text)).not.toThrow()
    }),
  )
})
