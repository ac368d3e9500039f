import { classificationAreas } from '../catalogue/import-records.ts'
import type { Language } from '../locales/language.ts'
import type { Page } from '../pages/page.ts'
import type { SitemapPage } from './sitemap-entries.ts'

/** The address of a product or classification page. */
export type CatalogueAddress = {
  /** Starts with a slash. */
  route: string
  /** Null for everywhere; an empty list is nowhere, as it is for products. */
  countries: readonly string[] | null
  /** ISO. */
  updatedAt: string
}

type EditorialPage = SitemapPage & Pick<Page, 'pageType'> & { catalogue: { classificationSlug: string } | null }

type Facts = { addresses: readonly CatalogueAddress[]; siteSlug: string; language: Language }

/**
 * The catalogue pages of a site: on the main site all areas, on another site the areas with an editorial entry page.
 * Omits addresses that have an editorial page.
 */
export function listCataloguePages(
  pages: readonly EditorialPage[],
  { addresses, siteSlug, language }: Facts,
): SitemapPage[] {
  const written = new Set(pages.map(({ path }) => path))
  const areas = classificationAreas.filter((area) => siteSlug === '' || isEntry(pages, area))
  return addresses
    .filter(({ route, countries }) => countries?.length !== 0 && areas.some((area) => route.startsWith(`/${area}/`)))
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

/** Limits the countries of editorial pages about a catalogue entry to those of the entry. */
export function limitToCatalogueCountries<Limited extends EditorialPage>(
  pages: readonly Limited[],
  addresses: readonly CatalogueAddress[],
): Limited[] {
  const limits = new Map(addresses.flatMap(({ route, countries }) => (countries ? [[slugOf(route), countries]] : [])))
  return pages.flatMap((page) => {
    const limit = page.pageType === 'Catalogue' ? limits.get(subjectOf(page)) : undefined
    if (!limit) return [page]
    const countries = page.countries.length === 0 ? [...limit] : page.countries.filter((code) => limit.includes(code))
    return countries.length === 0 ? [] : [{ ...page, countries }]
  })
}

/** The slug of the catalogue entry that a page is about: the editor's choice, else the last segment of its path. */
function subjectOf({ path, catalogue }: EditorialPage): string {
  return catalogue?.classificationSlug || slugOf(path)
}

function slugOf(route: string): string {
  return route.split('/').at(-1) ?? ''
}

function isEntry(pages: readonly EditorialPage[], area: string): boolean {
  return pages.some(({ path, pageType }) => path === area && pageType === 'Catalogue')
}
