import { isBrandTheme, themeKeys } from '@ferrule/domain/pages/theme'
import { expect, test } from 'vitest'
import { brands } from '../brands/brands.ts'
import { leadsSomewhere } from '../content/consistency-for-tests.ts'
import { pages } from '../content/pages.ts'
import { pathOf } from '../content/seed-page.ts'
import type { SeedEntry, SeedSite } from './seed-site.ts'
import { sites } from './sites.ts'

const every = sites.map((site) => [site.name, site] as const)

const flat = (entries: SeedEntry[]): SeedEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.items ?? [])])
const entriesOf = ({ headerNavigation, footerNavigation }: SeedSite) =>
  flat([...headerNavigation.items, ...footerNavigation.sections])
const pathsOf = ({ slug }: SeedSite) => pages.filter(({ siteSlug }) => siteSlug === slug).map(pathOf)

test('the hosts and segments of sites differ', () => {
  const domains = sites.flatMap((site) => site.domains.map(({ host, slug }) => `${host}/${slug ?? ''}`))
  expect(new Set(domains).size).toBe(domains.length)
})

test('the main site leads to about sixty places in three levels', () => {
  const header = sites[0]?.headerNavigation.items ?? []
  expect(flat(header).length).toBeGreaterThanOrEqual(55)
  expect(header.some(({ items = [] }) => items.some(({ items: third = [] }) => third.length > 0))).toBe(true)
})

test.each(every)('%s leads only to pages that exist', (_, site) => {
  const paths = pathsOf(site)
  const gone = entriesOf(site).filter(({ page }) => page !== undefined && !paths.includes(page))
  expect(gone.map(({ page }) => page)).toEqual([])
  const [language = 'en'] = site.languages
  const targets = entriesOf(site).flatMap(({ target }) => target ?? [])
  expect(targets.filter((target) => !leadsSomewhere(target, { siteSlug: site.slug, language }))).toEqual([])
})

test.each(every)('%s names every entry in all its languages, and leads somewhere with each', (_, site) => {
  for (const entry of entriesOf(site)) {
    expect(site.languages.filter((language) => !entry.title[language])).toEqual([])
    expect(entry.page !== undefined || entry.target !== undefined).toBe(true)
  }
})

test.each(every)('%s has a page to start at and one to write to', (_, site) => {
  const paths = pathsOf(site)
  expect(site.homePages.filter(({ page }) => !paths.includes(page))).toEqual([])
  expect(site.homePages.some(({ countries }) => countries.length === 0)).toBe(true)
  expect(paths).toContain(site.footerNavigation.contactLink?.page)
})

test.each(every)('%s offers the legal pages in all its languages', (_, site) => {
  for (const path of ['terms-of-use', 'privacy', 'imprint', 'terms-and-conditions']) {
    const page = pages.find((one) => one.siteSlug === site.slug && pathOf(one) === path)
    expect(site.languages.filter((language) => !page?.texts[language])).toEqual([])
  }
})

test('there is one brand for every look that stands for a brand', () => {
  expect(brands.map(({ theme }) => theme).sort()).toEqual(themeKeys.filter(isBrandTheme).sort())
})
