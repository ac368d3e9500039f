import { expect, test } from 'vitest'
import type { Country } from '../countries/country.ts'
import type { AvailableLocales } from '../locales/available-locales.ts'
import { listSitemapEntries, type SitemapPage, type SitemapSite } from './sitemap-entries.ts'

const country = (countryCode: string, ...codes: ('en' | 'de')[]): Country => ({
  countryCode,
  hidden: false,
  supportedLanguages: codes.map((languageCode) => ({ languageCode })),
  defaultLanguage: 'en',
  defaultMeasurementSystem: 'Metric',
  names: {},
})
const offer: AvailableLocales = {
  languages: ['en', 'de'],
  languageOnly: new Map(),
  countries: [country('US', 'en'), country('CH', 'de', 'en')],
}
const main: SitemapSite = {
  site: { slug: '', homePages: [] },
  origin: 'https://www.norlitz.example',
  siteSegment: undefined,
  offer,
}
const page: SitemapPage = {
  id: 'p1',
  path: 'company/about',
  languages: ['en', 'de'],
  countries: [],
  mainSiteOnly: false,
  protection: { level: 'none' },
  updatedAt: '2026-11-01T08:00:00.000Z',
}
const list = (pages: SitemapPage[], site = main) => listSitemapEntries(site, pages, 'en').map(({ loc }) => loc)

test('a page is listed in every country of the language', () => {
  expect(listSitemapEntries(main, [page], 'de')).toEqual([
    { loc: 'https://www.norlitz.example/de/company/about', lastmod: page.updatedAt },
    { loc: 'https://www.norlitz.example/de-ch/company/about', lastmod: page.updatedAt },
  ])
})

test('a page for one country is listed there only', () => {
  expect(list([{ ...page, countries: ['US'] }])).toEqual(['https://www.norlitz.example/en-us/company/about'])
})

test.each<[string, Partial<SitemapPage>]>([
  ['with a password [S6-031]', { protection: { level: 'password' } }],
  ['for a role [S6-032]', { protection: { level: 'ciam-role', role: 'kmx_x' } }],
  ['without a version in the language', { languages: ['de'] }],
])('a page %s is not listed', (_, change) => {
  expect(list([{ ...page, ...change }])).toEqual([])
})

test('a page of the main site only is not listed on another one', () => {
  const product = { ...main, site: { slug: 'product', homePages: [] }, siteSegment: 'product' }
  expect(list([{ ...page, mainSiteOnly: true }], product)).toEqual([])
  expect(list([page], product)[0]).toBe('https://www.norlitz.example/en/product/company/about')
})

test('a home page is listed as the home of its countries', () => {
  const site = {
    ...main,
    site: {
      slug: '',
      homePages: [
        { pageId: 'us', countries: ['US'] },
        { pageId: 'all', countries: [] },
      ],
    },
  }
  const pages = [
    { ...page, id: 'us', path: 'home-us' },
    { ...page, id: 'all', path: '' },
  ]
  expect(list(pages, site)).toEqual([
    'https://www.norlitz.example/en-us',
    'https://www.norlitz.example/en',
    'https://www.norlitz.example/en-ch',
  ])
})
