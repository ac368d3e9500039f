import { expect, test } from 'vitest'
import type { Locale } from '../locales/locale.ts'
import type { PageVersions } from '../pages/page-versions.ts'
import { canonicalOf } from './canonical-version.ts'

const locale = (language: Locale['language'], country?: string): Locale => ({ language, country })
const versions: PageVersions = {
  origin: 'https://www.norlitz.example',
  siteSegment: undefined,
  segments: ['company', 'about'],
  locales: [locale('en'), locale('en', 'US'), locale('de'), locale('de', 'CH')],
  languages: ['en', 'de', 'fr'],
}

test.each([
  ['a version is its own', locale('de', 'CH'), 'de', 'de-ch'],
  ['an international version too', locale('en'), 'en', 'en'],
  ['French readers who read English read the English version', locale('fr'), 'en', 'en'],
  ['in their country, where there is one', locale('fr', 'CH'), 'de', 'de-ch'],
  ['and internationally where there is none', locale('fr', 'FR'), 'de', 'de'],
] as const)('%s', (_, read, written, code) => {
  expect(canonicalOf(versions, { locale: read, written })).toBe(`https://www.norlitz.example/${code}/company/about`)
})

test('a page with no version at all is what was asked for', () => {
  const none = { ...versions, locales: [] }
  expect(canonicalOf(none, { locale: locale('fr'), written: 'fr' })).toBe(
    'https://www.norlitz.example/fr/company/about',
  )
})
