import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someAvailableLocales } from '../locales/available-locales.fixture.ts'
import { languages } from '../locales/language.ts'
import { parsePagePath } from './page-path.ts'
import { listPageLocales } from './page-locales.ts'
import { canonicalUrl, toAlternates } from './page-versions.ts'

const about = {
  origin: 'https://www.norlitz.example',
  siteSegment: undefined,
  segments: ['company', 'about'],
  languages: ['de', 'en'] as const,
  locales: [
    { language: 'en', country: undefined },
    { language: 'de', country: undefined },
    { language: 'de', country: 'CH' },
  ] as const,
}

test('every version has its own canonical URL and lists its alternates [S3-064]', () => {
  expect(canonicalUrl(about, about.locales[2])).toBe('https://www.norlitz.example/de-ch/company/about')
  expect(toAlternates(about)).toEqual([
    { hreflang: 'en', href: 'https://www.norlitz.example/en/company/about' },
    { hreflang: 'de', href: 'https://www.norlitz.example/de/company/about' },
    { hreflang: 'de-CH', href: 'https://www.norlitz.example/de-ch/company/about' },
    { hreflang: 'x-default', href: 'https://www.norlitz.example/de/company/about' },
  ])
})

test('a site without its own host has its segment after the locale', () => {
  expect(canonicalUrl({ ...about, siteSegment: 'events', segments: [] }, about.locales[0])).toBe(
    'https://www.norlitz.example/en/events',
  )
})

test('a page for one country has that version as its default, and a page without versions has none', () => {
  const swiss = toAlternates({ ...about, locales: about.locales.slice(2) })
  expect(swiss.map(({ href }) => new URL(href).pathname)).toEqual(['/de-ch/company/about', '/de-ch/company/about'])
  expect(toAlternates({ ...about, locales: [] })).toEqual([])
})

test('every alternate is a version of the page, and exactly one is the default', () => {
  const anyPage = fc.record({
    languages: fc.subarray([...languages]),
    countries: fc.subarray(['ALL', 'CH', 'DE', 'JP']),
  })
  fc.assert(
    fc.property(someAvailableLocales, anyPage, (offer, written) => {
      const versions = { ...about, languages: offer.languages, locales: listPageLocales(written, offer) }
      const alternates = toAlternates(versions)
      for (const { hreflang, href } of alternates) {
        const { locale } = parsePagePath(new URL(href).pathname)
        expect(locale && canonicalUrl(versions, locale)).toBe(href)
        expect(versions.locales).toContainEqual(locale)
        if (hreflang !== 'x-default') expect(alternates.filter((other) => other.hreflang === hreflang)).toHaveLength(1)
      }
      expect(alternates.filter(({ hreflang }) => hreflang === 'x-default')).toHaveLength(
        versions.locales.length > 0 ? 1 : 0,
      )
    }),
    { numRuns: 1000 },
  )
})
