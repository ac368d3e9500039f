import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedLanguages } from './accepted-languages.ts'
import { decideLocale } from './decide-locale.ts'
import { parseLocale, toUrlCode } from './locale.ts'
import { offersLocale } from './available-locales.ts'
import { negotiateLocale } from './negotiate-locale.ts'
import {
  someLocales,
  anyLocale,
  noPreferences,
  someAvailableLocales,
  somePreferences,
} from './available-locales.fixture.ts'

const offer = someLocales(['en', 'de', 'fr', 'es'])

describe('a URL without a locale', () => {
  test.each([
    [undefined, undefined, undefined, 'en', 'site'],
    ['de-ch', 'fr', 'US', 'de-ch', 'stored'],
    ['de', 'fr', 'CH', 'de', 'stored'],
    ['de-xx', 'fr', 'CH', 'de-ch', 'stored'],
    ['fr-fr', 'de', undefined, 'fr', 'stored'],
    ['ja', 'fr', undefined, 'fr', 'accepted'],
    ['nonsense', 'de-AT,de;q=0.9,en;q=0.5', undefined, 'de', 'accepted'],
    [undefined, 'de', 'CH', 'de-ch', 'accepted'],
    [undefined, 'de', 'ch', 'de-ch', 'accepted'],
    [undefined, 'de', 'US', 'de', 'accepted'],
    [undefined, 'fr', 'CH', 'fr', 'accepted'],
    [undefined, 'it', 'CH', 'de-ch', 'country'],
    [undefined, undefined, 'US', 'en-us', 'country'],
    [undefined, 'de;q=0', 'LI', 'en', 'site'],
    [undefined, undefined, 'JP', 'en-jp', 'site'],
  ])('stored %s, accepted %s, from %s: %s, because of %s', (stored, accepted, country, code, by) => {
    const { locale, languageBy } = negotiateLocale(offer, { stored, accepted, country })
    expect([toUrlCode(locale), languageBy]).toEqual([code, by])
  })

  test('is redirected temporarily [S2-069]', () => {
    expect(decideLocale(undefined, offer, { ...noPreferences, stored: 'de-ch' })).toEqual({
      kind: 'move',
      locale: { language: 'de', country: 'CH' },
      permanent: false,
    })
  })
})

test.each([
  ['en;q=x, de', ['en', 'de']],
  ['de;q=0.2, fr;q=0.8, fr-CA', ['fr', 'de']],
  ['*', []],
  [`${' '.repeat(300)}de`, []],
])('the header %j accepts %j', (header, expected) => {
  expect(acceptedLanguages(header)).toEqual(expected)
})

describe('a URL with a locale', () => {
  test.each([
    ['de', undefined, 'keep', 'de', undefined],
    ['de-ch', 'de-ch', 'keep', 'de-ch', undefined],
    ['de-ch', 'en-us', 'keep', 'de-ch', 'en-us'],
    ['en', 'de', 'keep', 'en', 'de'],
    ['en', 'ja', 'keep', 'en', undefined],
    ['en', 'nonsense', 'keep', 'en', undefined],
    ['fr-fr', 'de', 'permanent redirect', 'fr', undefined],
    ['es-es', undefined, 'permanent redirect', 'es', undefined],
    ['fr-ch', 'de', 'temporary redirect', 'fr', undefined],
    ['de-us', undefined, 'temporary redirect', 'de', undefined],
    ['de-xx', 'en', 'temporary redirect', 'de', undefined],
    ['ja', 'de-de', 'temporary redirect', 'de-de', undefined],
    ['ja-ch', undefined, 'temporary redirect', 'de-ch', undefined],
    ['ja-xx', undefined, 'temporary redirect', 'en', undefined],
  ])('%s with the stored choice %s: %s to %s, suggesting %s [S2-069]', (named, stored, what, code, suggested) => {
    const decision = decideLocale(parseLocale(named), offer, { ...noPreferences, stored })
    const kind = decision.kind === 'keep' ? 'keep' : `${decision.permanent ? 'permanent' : 'temporary'} redirect`
    const suggestion = decision.kind === 'keep' ? decision.suggested : undefined
    expect([kind, toUrlCode(decision.locale), suggestion && toUrlCode(suggestion)]).toEqual([what, code, suggested])
  })
})

test('always negotiates a locale that the site has', () => {
  fc.assert(
    fc.property(someAvailableLocales, somePreferences, (some, preferences) => {
      expect(offersLocale(some, negotiateLocale(some, preferences).locale)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

test('an available locale is never changed, and a redirect ends at an available one', () => {
  fc.assert(
    fc.property(
      someAvailableLocales,
      somePreferences,
      fc.option(anyLocale, { nil: undefined }),
      (some, preferences, named) => {
        const decision = decideLocale(named, some, preferences)
        const isOffered = named !== undefined && offersLocale(some, named)
        const next = decideLocale(decision.locale, some, preferences)
        expect([decision.kind === 'keep', next.kind]).toEqual([isOffered, 'keep'])
      },
    ),
    { numRuns: 10_000 },
  )
})
