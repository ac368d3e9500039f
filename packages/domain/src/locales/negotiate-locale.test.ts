import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedLanguages } from './accepted-languages.ts'
import { decideLocale } from './decide-locale.ts'
import { parseLocale, toUrlCode } from './locale.ts'
import { offersLocale } from './locale-offer.ts'
import { negotiateLocale } from './negotiate-locale.ts'
import { anOffer, anyLocale, noWishes, someOffer, someWishes } from './offers-for-tests.ts'

const offer = anOffer(['en', 'de', 'fr', 'es'])

describe('an address without locale', () => {
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

  test('is moved for now, not for good [S2-069]', () => {
    expect(decideLocale(undefined, offer, { ...noWishes, stored: 'de-ch' })).toEqual({
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
])('the header %j asks for %j', (header, expected) => {
  expect(acceptedLanguages(header)).toEqual(expected)
})

describe('an address with locale', () => {
  test.each([
    ['de', undefined, 'keep', 'de', undefined],
    ['de-ch', 'de-ch', 'keep', 'de-ch', undefined],
    ['de-ch', 'en-us', 'keep', 'de-ch', 'en-us'],
    ['en', 'de', 'keep', 'en', 'de'],
    ['en', 'ja', 'keep', 'en', undefined],
    ['en', 'nonsense', 'keep', 'en', undefined],
    ['fr-fr', 'de', 'move for good', 'fr', undefined],
    ['es-es', undefined, 'move for good', 'es', undefined],
    ['fr-ch', 'de', 'move for now', 'fr', undefined],
    ['de-us', undefined, 'move for now', 'de', undefined],
    ['de-xx', 'en', 'move for now', 'de', undefined],
    ['ja', 'de-de', 'move for now', 'de-de', undefined],
    ['ja-ch', undefined, 'move for now', 'de-ch', undefined],
    ['ja-xx', undefined, 'move for now', 'en', undefined],
  ])('%s with the stored choice %s: %s to %s, suggesting %s [S2-069]', (named, stored, what, code, suggested) => {
    const decision = decideLocale(parseLocale(named), offer, { ...noWishes, stored })
    const kind = decision.kind === 'keep' ? 'keep' : `move for ${decision.permanent ? 'good' : 'now'}`
    const suggestion = decision.kind === 'keep' ? decision.suggested : undefined
    expect([kind, toUrlCode(decision.locale), suggestion && toUrlCode(suggestion)]).toEqual([what, code, suggested])
  })
})

test('whatever a reader sends, they get a locale that the site offers', () => {
  fc.assert(
    fc.property(someOffer, someWishes, (some, wishes) => offersLocale(some, negotiateLocale(some, wishes).locale)),
    { numRuns: 10_000 },
  )
})

test('a locale that is offered is never left, and a move ends at one that is', () => {
  fc.assert(
    fc.property(someOffer, someWishes, fc.option(anyLocale, { nil: undefined }), (some, wishes, named) => {
      const decision = decideLocale(named, some, wishes)
      const isOffered = named !== undefined && offersLocale(some, named)
      const next = decideLocale(decision.locale, some, wishes)
      return (decision.kind === 'keep') === isOffered && next.kind === 'keep'
    }),
    { numRuns: 10_000 },
  )
})
