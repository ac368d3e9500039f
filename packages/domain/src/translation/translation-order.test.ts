import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import {
  listLanguagesToReset,
  listLanguagesToStart,
  toPageTranslation,
  type TranslationFacts,
} from './translation-order.ts'

const facts = (changes: Partial<TranslationFacts> = {}): TranslationFacts => ({
  siteLanguages: ['en', 'de', 'fr', 'es'],
  published: ['en', 'de'],
  written: ['en', 'de', 'fr'],
  orders: [],
  ...changes,
})
const order = (languageCode: 'de' | 'fr', importedAt: string | null = null, exportedAt: string | null = null) => ({
  languageCode,
  exportedAt,
  importedAt,
})
const statesOf = (changes: Partial<TranslationFacts>) =>
  toPageTranslation(facts(changes)).targetLanguages.map(({ languageCode, state }) => `${languageCode} ${state}`)

test.each([
  ['published languages are translated', {}, ['de Translated', 'fr MarkedForTranslation', 'es MarkedForTranslation']],
  ['an order is in progress', { orders: [order('fr')] }, ['de Translated', 'fr InProgress', 'es MarkedForTranslation']],
  [
    'an imported order waits for the publication',
    { orders: [order('fr', '2026-11-03T08:00:00Z')] },
    ['de Translated', 'fr MarkedForTranslation', 'es MarkedForTranslation'],
  ],
  [
    'an order that was exported again after an import is in progress again',
    { orders: [order('de', '2026-11-03T08:00:00Z', '2026-11-04T08:00:00Z')] },
    ['de InProgress', 'fr MarkedForTranslation', 'es MarkedForTranslation'],
  ],
  [
    'an order that was imported after its export is delivered',
    { orders: [order('de', '2026-11-03T08:00:00Z', '2026-11-02T08:00:00Z')] },
    ['de Translated', 'fr MarkedForTranslation', 'es MarkedForTranslation'],
  ],
])('%s', (_, changes, states) => {
  expect(statesOf(changes)).toEqual(states)
})

test.each([
  ['the preferred published language', {}, 'en'],
  ['the published language of a page without English', { published: ['de'], written: ['de'] }, 'de'],
  ['the written language of a draft', { published: [], written: ['fr'] }, 'fr'],
  ['the preferred language of an empty page', { published: [], written: [] }, 'en'],
] as const)('the source is %s', (_, changes, source) => {
  expect(toPageTranslation(facts(changes)).sourceLanguage).toBe(source)
})

test('starting twice starts nothing more, and a reset ends exactly what was started', () => {
  const some = fc.subarray([...languages])
  fc.assert(
    fc.property(some, some, some, (siteLanguages, published, written) => {
      const before = facts({ siteLanguages, published, written })
      const started = listLanguagesToStart(before)
      const orders = started.map((languageCode) => ({ languageCode, exportedAt: null, importedAt: null }))
      const after = { ...before, orders }
      expect(listLanguagesToStart(after)).toEqual([])
      expect(listLanguagesToReset(after)).toEqual(started)
      expect(listLanguagesToReset(before)).toEqual([])
    }),
  )
})
