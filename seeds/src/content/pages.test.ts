import { type Language, isLanguage } from '@ferrule/domain/locales/language'
import { country } from '@ferrule/domain/countries/country'
import { swissSpelling } from '@ferrule/domain/locales/swiss-spelling.fixture'
import { expect, test } from 'vitest'
import { classifications } from '../catalogue/classifications.ts'
import { products } from '../catalogue/products.ts'
import { initialCountries } from '@ferrule/domain/countries/initial-countries'
import { sites } from '../sites/sites.ts'
import { linkResolves, linksOf } from './links.fixture.ts'
import { pages } from './pages.ts'
import { pathOf, type SeedPage } from './seed-page.ts'

const every = pages.map((page) => [`${page.siteSlug}/${pathOf(page)}`, page] as const)

const siteOf = (page: SeedPage) => sites.find(({ slug }) => slug === page.siteSlug)
const languagesOf = (page: SeedPage): Language[] => Object.keys(page.texts).filter(isLanguage)
const textsOf = (page: SeedPage) =>
  languagesOf(page).flatMap((language) => {
    const text = page.texts[language]
    return text ? [{ language, text }] : []
  })

test('the main site has at least sixty pages in English and German', () => {
  const written = pages.filter(({ siteSlug, texts }) => siteSlug === '' && texts.en && texts.de)
  expect(written.length).toBeGreaterThanOrEqual(60)
})

test('every page has a unique path', () => {
  const addresses = every.map(([address]) => address)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test.each(every)('%s has the languages of its site', (_, page) => {
  const offered = siteOf(page)?.languages ?? []
  const written = languagesOf(page)
  expect(written.filter((language) => !offered.includes(language))).toEqual([])
  // Pages for some countries have only the languages of these countries; the main site translates only popular pages.
  if (page.countries) return
  const needed = page.siteSlug === '' ? offered.filter((language) => ['en', 'de'].includes(language)) : offered
  expect(needed.filter((language) => !written.includes(language))).toEqual([])
})

test.each(every.filter(([, { countries: limited }]) => limited))(
  '%s has only languages of its countries',
  (_, page) => {
    const there = initialCountries.filter(({ countryCode }) => page.countries?.includes(countryCode))
    expect(there).toHaveLength(page.countries?.length ?? 0)
    const read = there.map((one) => country.parse(one)).flatMap(({ supportedLanguages }) => supportedLanguages)
    for (const language of languagesOf(page)) expect(read).toContainEqual({ languageCode: language })
  },
)

test.each(every)('%s comes after its parent', (_, page) => {
  const before = pages.slice(0, pages.indexOf(page)).filter(({ siteSlug }) => siteSlug === page.siteSlug)
  expect(page.parent === undefined || before.map(pathOf).includes(page.parent)).toBe(true)
})

test.each(every)('%s has no broken links', (_, page) => {
  const dead = textsOf(page).flatMap(({ language, text }) =>
    linksOf(text.blocks).filter((target) => !linkResolves(target, { siteSlug: page.siteSlug, language })),
  )
  expect(dead).toEqual([])
})

test.each(every)('%s has a title and a description within the limits of search engines', (_, page) => {
  for (const { text } of textsOf(page)) {
    expect(text.title.length, text.title).toBeLessThanOrEqual(60)
    expect(text.description.length, text.description).toBeLessThanOrEqual(160)
    expect(text.description.length, text.description).toBeGreaterThan(0)
  }
})

test.each(every)('%s has blocks of at least two types', (_, page) => {
  for (const { text } of textsOf(page)) {
    expect(new Set(text.blocks.map(({ blockType }) => blockType)).size).toBeGreaterThanOrEqual(2)
  }
})

test.each(every)('%s has the fields of its page type', (_, page) => {
  const texts = textsOf(page).map(({ text }) => text)
  const isArticle = page.pageType === 'Story' || page.pageType === 'MediaRelease'
  expect([page.pageType === 'Story', page.pageType === 'MediaRelease', page.pageType === 'Catalogue']).toEqual([
    page.story !== undefined,
    page.mediaRelease !== undefined,
    page.catalogue !== undefined,
  ])
  expect(texts.every(({ leadText }) => (leadText !== undefined) === isArticle)).toBe(true)
  // Articles start with title, lead and picture; all other pages with a hero.
  expect(texts.every(({ blocks }) => (blocks[0]?.blockType === 'hero') === !isArticle)).toBe(true)
  if (isArticle) expect(page.publishedAt).toBeDefined()
})

test('the home page of the main site has the same sections in every language', () => {
  const home = pages.find((page) => page.siteSlug === '' && pathOf(page) === '')
  const sections = home ? textsOf(home).map(({ text }) => text.blocks.map(({ blockType }) => blockType).join(' ')) : []
  expect(sections).toHaveLength(11)
  expect(new Set(sections)).toEqual(
    new Set(['hero key-figures classification-grid force-curve story-teasers location-map call-to-action']),
  )
})

test('catalogue pages have the slug of a classification', () => {
  const slugs = ['products', ...classifications.map(({ slug }) => slug)]
  const named = pages.flatMap(({ catalogue }) => catalogue?.classificationSlug ?? [])
  expect(named.filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('stories reference existing products', () => {
  const known = products.map(({ slug }) => slug)
  expect(pages.flatMap(({ story }) => story?.productSlugs ?? []).filter((slug) => !known.includes(slug))).toEqual([])
})

test('German is written with ß, which the website replaces for Switzerland', () => {
  expect(pages.filter(({ texts }) => swissSpelling.test(JSON.stringify(texts.de ?? ''))).map(pathOf)).toEqual([])
})

test('there is one page each with a password, with a role, for the main site only and for two countries', () => {
  const main = pages.filter(({ siteSlug }) => siteSlug === '')
  expect(main.filter(({ protection }) => protection?.level === 'password').map(pathOf)).toEqual(['dealer-documents'])
  expect(main.filter(({ protection }) => protection?.level === 'ciam-role').map(pathOf)).toEqual([
    'services/service-bulletins',
  ])
  expect(main.filter(({ mainSiteOnly }) => mainSiteOnly).map(pathOf)).toEqual(['investors/general-meeting'])
  expect(main.filter(({ countries: limited }) => limited).map(pathOf)).toEqual(['demo-days'])
})
