import { expect, test } from 'vitest'
import { limitToCatalogueCountries, listCataloguePages } from './sitemap-catalogue-pages.ts'

const updatedAt = '2026-11-01T12:00:00.000Z'
const addresses = [
  { route: '/products/crimping-lines', countries: null, updatedAt },
  { route: '/products/crimping-lines/axion-56', countries: ['CH', 'ALL'], updatedAt },
  { route: '/products/crimping-lines/axion-72', countries: [], updatedAt },
  { route: '/services/training', countries: ['CH'], updatedAt },
]

function page(path: string, pageType: 'Content' | 'Catalogue') {
  return {
    id: path,
    path,
    pageType,
    catalogue: null,
    languages: ['en' as const],
    countries: [],
    mainSiteOnly: false,
    protection: { level: 'none' as const },
    updatedAt,
  }
}

const pathsOn = (siteSlug: string, pages: ReturnType<typeof page>[] = []) =>
  listCataloguePages(pages, { addresses, siteSlug, language: 'en' }).map(({ path }) => path)

test('the main site lists all areas, without entries that are available nowhere', () => {
  expect(pathsOn('')).toEqual(['products/crimping-lines', 'products/crimping-lines/axion-56', 'services/training'])
})

test('another site lists the areas that have an editorial entry page', () => {
  expect(pathsOn('cirris')).toEqual([])
  expect(pathsOn('cirris', [page('services', 'Content')])).toEqual([])
  expect(pathsOn('cirris', [page('services', 'Catalogue')])).toEqual(['services/training'])
})

test('an address with an editorial page is not listed again', () => {
  expect(pathsOn('', [page('products/crimping-lines', 'Catalogue')])).toEqual([
    'products/crimping-lines/axion-56',
    'services/training',
  ])
})

test('an address is listed in its countries, or everywhere without a country list', () => {
  const countries = listCataloguePages([], { addresses, siteSlug: '', language: 'de' }).map((entry) => entry.countries)
  expect(countries).toEqual([[], ['CH', 'ALL'], ['CH']])
})

const path = 'products/crimping-lines/axion-56'

test.each([
  ['an editor allows it everywhere', 'Catalogue', [], [['CH', 'ALL']]],
  ['an editor limits it too', 'Catalogue', ['CH', 'DE'], [['CH']]],
  ['an editor allows only countries where it is not shown', 'Catalogue', ['DE'], []],
  ['it is not a catalogue page', 'Content', ['DE'], [['DE']]],
] as const)('limits the countries of a page at a catalogue address if %s', (_, type, given, expected) => {
  const written = { ...page(path, type), countries: [...given] }
  expect(limitToCatalogueCountries([written], addresses).map(({ countries }) => countries)).toEqual(expected)
})

test('a catalogue entry without a country list does not limit a page', () => {
  const written = page('products/crimping-lines', 'Catalogue')
  expect(limitToCatalogueCountries([written], addresses)).toEqual([written])
})

test('a page about a catalogue entry has the countries of the entry, at any path', () => {
  const written = { ...page('products/for-labs', 'Catalogue'), catalogue: { classificationSlug: 'axion-56' } }
  expect(limitToCatalogueCountries([written], addresses).map(({ countries }) => countries)).toEqual([['CH', 'ALL']])
})
