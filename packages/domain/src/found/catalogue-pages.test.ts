import { expect, test } from 'vitest'
import { limitToShown, listCataloguePages } from './catalogue-pages.ts'

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

test('the main site lists what is sold somewhere, in all areas', () => {
  expect(pathsOn('')).toEqual(['products/crimping-lines', 'products/crimping-lines/axion-56', 'services/training'])
})

test('another site lists the areas whose entry an editor wrote', () => {
  expect(pathsOn('cirris')).toEqual([])
  expect(pathsOn('cirris', [page('services', 'Content')])).toEqual([])
  expect(pathsOn('cirris', [page('services', 'Catalogue')])).toEqual(['services/training'])
})

test('what an editor wrote at an address is not listed again', () => {
  expect(pathsOn('', [page('products/crimping-lines', 'Catalogue')])).toEqual([
    'products/crimping-lines/axion-56',
    'services/training',
  ])
})

test('an address is listed where it is sold, and everywhere where no list limits it', () => {
  const countries = listCataloguePages([], { addresses, siteSlug: '', language: 'de' }).map((entry) => entry.countries)
  expect(countries).toEqual([[], ['CH', 'ALL'], ['CH']])
})

const path = 'products/crimping-lines/axion-56'

test.each([
  ['an editor allows it everywhere', 'Catalogue', [], [['CH', 'ALL']]],
  ['an editor limits it too', 'Catalogue', ['CH', 'DE'], [['CH']]],
  ['an editor allows it only where it is not shown', 'Catalogue', ['DE'], []],
  ['it is no page of the catalogue', 'Content', ['DE'], [['DE']]],
] as const)('where %s, a page at an address of the catalogue is read where that is shown', (_, type, given, read) => {
  const written = { ...page(path, type), countries: [...given] }
  expect(limitToShown([written], addresses).map(({ countries }) => countries)).toEqual(read)
})

test('what the catalogue shows everywhere limits nobody', () => {
  const written = page('products/crimping-lines', 'Catalogue')
  expect(limitToShown([written], addresses)).toEqual([written])
})

test('a page about something of the catalogue is read where that is shown, wherever the page stands', () => {
  const written = { ...page('products/for-labs', 'Catalogue'), catalogue: { classificationSlug: 'axion-56' } }
  expect(limitToShown([written], addresses).map(({ countries }) => countries)).toEqual([['CH', 'ALL']])
})
