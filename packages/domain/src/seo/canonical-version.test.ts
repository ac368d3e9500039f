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
  ['a version is canonical itself', locale('de', 'CH'), 'de', 'de-ch'],
  ['an international version is canonical itself', locale('en'), 'en', 'en'],
  ['a page shown in a fallback language has the version in that language', locale('fr'), 'en', 'en'],
  ['the fallback version is the one of the same country', locale('fr', 'CH'), 'de', 'de-ch'],
  ['the fallback version is international without one of the country', locale('fr', 'FR'), 'de', 'de'],
] as const)('%s', (_, read, written, code) => {
  expect(canonicalOf(versions, { locale: read, written })).toBe(`https://www.norlitz.example/${code}/company/about`)
})

test('a page without versions has the requested URL', () => {
  const none = { ...versions, locales: [] }
  expect(canonicalOf(none, { locale: locale('fr'), written: 'fr' })).toBe(
    'https://www.norlitz.example/fr/company/about',
  )
})
