import { isBrandTheme, themeKeys } from '@ferrule/domain/pages/theme'
import { expect, test } from 'vitest'
import { brands } from '../brands/brands.ts'
import { linkResolves } from '../content/links.fixture.ts'
import { pages } from '../content/pages.ts'
import { pathOf } from '../content/seed-page.ts'
import type { SeedEntry, SeedSite } from './seed-site.ts'
import { sites } from './sites.ts'

const every = sites.map((site) => [site.name, site] as const)

const flat = (entries: SeedEntry[]): SeedEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.items ?? [])])
const entriesOf = ({ headerNavigation, footerNavigation }: SeedSite) =>
  flat([...headerNavigation.items, ...footerNavigation.sections])
const pathsOf = ({ slug }: SeedSite) => pages.filter(({ siteSlug }) => siteSlug === slug).map(pathOf)

test('every site has a unique host and path segment', () => {
  const domains = sites.flatMap((site) => site.domains.map(({ host, slug }) => `${host}/${slug ?? ''}`))
  expect(new Set(domains).size).toBe(domains.length)
})

test('the header of the main site has at least 55 links in three levels', () => {
  const header = sites[0]?.headerNavigation.items ?? []
  expect(flat(header).length).toBeGreaterThanOrEqual(55)
  expect(header.some(({ items = [] }) => items.some(({ items: third = [] }) => third.length > 0))).toBe(true)
})

test.each(every)('%s has no broken links in its navigation', (_, site) => {
  const paths = pathsOf(site)
  const missing = entriesOf(site).filter(({ page }) => page !== undefined && !paths.includes(page))
  expect(missing.map(({ page }) => page)).toEqual([])
  const [language = 'en'] = site.languages
  const targets = entriesOf(site).flatMap(({ target }) => target ?? [])
  expect(targets.filter((target) => !linkResolves(target, { siteSlug: site.slug, language }))).toEqual([])
})

test.each(every)('%s has a title in all its languages and a target for every entry', (_, site) => {
  for (const entry of entriesOf(site)) {
    expect(site.languages.filter((language) => !entry.title[language])).toEqual([])
    expect(entry.page !== undefined || entry.target !== undefined).toBe(true)
  }
})

test.each(every)('%s has a home page and a contact page', (_, site) => {
  const paths = pathsOf(site)
  expect(site.homePages.filter(({ page }) => !paths.includes(page))).toEqual([])
  expect(site.homePages.some(({ countries }) => countries.length === 0)).toBe(true)
  expect(paths).toContain(site.footerNavigation.contactLink?.page)
})

test.each(every)('%s has the legal pages in all its languages', (_, site) => {
  for (const path of ['terms-of-use', 'privacy', 'imprint', 'terms-and-conditions']) {
    const page = pages.find((one) => one.siteSlug === site.slug && pathOf(one) === path)
    expect(site.languages.filter((language) => !page?.texts[language])).toEqual([])
  }
})

test('there is one brand for every brand theme', () => {
  expect(brands.map(({ theme }) => theme).sort()).toEqual(themeKeys.filter(isBrandTheme).sort())
})

test.each(every.slice(1))(
  '%s has a column of its pages and one of contacts in the footer, each with links',
  (_, site) => {
    const { sections } = site.footerNavigation
    const [language = 'en'] = site.languages
    const visible = sections.filter(({ hidden }) => !hidden)
    expect(visible.filter(({ items = [] }) => items.length === 0)).toEqual([])
    expect(visible.at(-1)?.page).toBe('contact')
    const targets = visible.at(-1)?.items?.map(({ page, target }) => page ?? target) ?? []
    expect(targets.filter((target) => site.headerNavigation.items.some(({ page }) => page === target))).toEqual([])
    expect(visible[0]?.title[language]).not.toBe(visible.at(-1)?.title[language])
  },
)
