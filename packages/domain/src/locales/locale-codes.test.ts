import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from './language.ts'
import type { Locale } from './locale.ts'
import { isSameLocale, parseSisCode, toLocaleCodes } from './locale-codes.ts'

test.each([
  [{ language: 'de', country: 'CH' }, 'de-CH', 'de-ch', 'de_CH', false, 'CH'],
  [{ language: 'de', country: undefined }, 'de', 'de', 'de_ALL', true, 'ALL'],
] satisfies [Locale, string, string, string, boolean, string][])(
  '%j has the code %s, the URL code %s and the SIS code %s [S3-016]',
  (locale, code, urlCode, sisCode, isInternational, country) => {
    expect(toLocaleCodes(locale)).toEqual({
      code,
      urlCode,
      sisCode,
      isInternational,
      language: locale.language,
      country,
    })
  },
)

test.each(['', 'de', 'de-CH', 'de_ch', 'DE_CH', 'it_IT', 'de_ALLE', 'de_CH_x', '__proto__'])(
  'rejects %j as a SIS code',
  (sisCode) => {
    expect(parseSisCode(sisCode)).toBeUndefined()
  },
)

test('SIS codes are unique and parse back to their locale', () => {
  const anyLocale: fc.Arbitrary<Locale> = fc.record({
    language: fc.constantFrom(...languages),
    country: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
  })
  fc.assert(
    fc.property(anyLocale, anyLocale, (one, other) => {
      expect(parseSisCode(toLocaleCodes(one).sisCode)).toEqual(one)
      expect(toLocaleCodes(one).sisCode === toLocaleCodes(other).sisCode).toBe(isSameLocale(one, other))
    }),
  )
})
