import { classificationAreas } from '../catalogue/product-document.ts'
import type { Language } from '../locales/language.ts'
import type { Page } from '../pages/page.ts'
import type { SitemapPage } from './sitemap-entries.ts'

/** Where something of the catalogue can be read. */
export type CatalogueAddress = {
  /** Begins with a slash. */
  route: string
  /** Null for everywhere; an empty list is nowhere, as it is for products. */
  countries: readonly string[] | null
  /** ISO. */
  updatedAt: string
}

type Written = SitemapPage & Pick<Page, 'pageType'> & { catalogue: { classificationSlug: string } | null }

type Facts = { addresses: readonly CatalogueAddress[]; siteSlug: string; language: Language }

/**
 * What the catalogue shows on a site beside the pages written there: on the main site everything, on another one the
 * areas whose entry an editor wrote. What an editor wrote at an address stands for it.
 */
export function listCataloguePages(pages: readonly Written[], { addresses, siteSlug, language }: Facts): SitemapPage[] {
  const written = new Set(pages.map(({ path }) => path))
  const shown = classificationAreas.filter((area) => siteSlug === '' || isEntry(pages, area))
  return addresses
    .filter(({ route, countries }) => countries?.length !== 0 && shown.some((area) => route.startsWith(`/${area}/`)))
    .map(
      ({ route, countries, updatedAt }): SitemapPage => ({
        id: `catalogue:${route}`,
        path: route.slice(1),
        languages: [language],
        countries: countries ? [...countries] : [],
        mainSiteOnly: false,
        protection: { level: 'none' },
        updatedAt,
      }),
    )
    .filter(({ path }) => !written.has(path))
}

/** Pages around something of the catalogue are read where that is shown, whatever else their editors allow. */
export function limitToShown<Read extends Written>(
  pages: readonly Read[],
  addresses: readonly CatalogueAddress[],
): Read[] {
  const limits = new Map(addresses.flatMap(({ route, countries }) => (countries ? [[slugOf(route), countries]] : [])))
  return pages.flatMap((page) => {
    const limit = page.pageType === 'Catalogue' ? limits.get(subjectOf(page)) : undefined
    if (!limit) return [page]
    const countries = page.countries.length === 0 ? [...limit] : page.countries.filter((code) => limit.includes(code))
    return countries.length === 0 ? [] : [{ ...page, countries }]
  })
}

/** What a page is about: what its editor chose, wherever the page stands, else what stands at its address. */
function subjectOf({ path, catalogue }: Written): string {
  return catalogue?.classificationSlug || slugOf(path)
}

function slugOf(route: string): string {
  return route.split('/').at(-1) ?? ''
}

function isEntry(pages: readonly Written[], area: string): boolean {
  return pages.some(({ path, pageType }) => path === area && pageType === 'Catalogue')
}
