import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import { toCountryCode } from '../locales/locale-codes.ts'
import { listLocales, type AvailableLocales } from '../locales/available-locales.ts'
import { findPageRefusal } from '../pages/find-page-refusal.ts'
import { isIndexable } from '../pages/indexable.ts'
import { chooseHomePage } from '../pages/home-page.ts'
import type { Page } from '../pages/page.ts'
import { canonicalUrl } from '../pages/page-versions.ts'
import type { ConfiguredSite } from '../sites/configured-site.ts'

export type SitemapPage = Pick<Page, 'id' | 'languages' | 'countries' | 'mainSiteOnly' | 'protection'> & {
  path: string
  /** ISO. */
  updatedAt: string
}

export type SitemapEntry = { loc: string; lastmod: string }

export type SitemapSite = {
  site: Pick<ConfiguredSite, 'slug' | 'homePages'>
  origin: string
  siteSegment: string | undefined
  offer: AvailableLocales
}

/** All public URLs of one language: one for each country version of a page. */
export function listSitemapEntries(
  facts: SitemapSite,
  pages: readonly SitemapPage[],
  language: Language,
): SitemapEntry[] {
  const locales = listLocales(facts.offer).filter((locale) => locale.language === language)
  const indexable = pages.filter(isIndexable)
  return indexable.flatMap((page) =>
    locales
      .filter((locale) => isAvailable(page, facts.site.slug, locale))
      .flatMap((locale) => {
        const segments = segmentsOf(page, facts.site, locale)
        return segments ? [{ loc: canonicalUrl({ ...facts, segments }, locale), lastmod: page.updatedAt }] : []
      }),
  )
}

function isAvailable(page: SitemapPage, siteSlug: string, locale: Locale): boolean {
  return !findPageRefusal({ ...page, isPublished: true }, { siteSlug, locale, isEditor: false })
}

/** A home page is listed at the root path, only in the countries that use it; undefined elsewhere. */
function segmentsOf({ id, path }: SitemapPage, { homePages }: SitemapSite['site'], locale: Locale) {
  const isHome = homePages.some(({ pageId }) => pageId === id)
  if (!isHome) return path.split('/').filter((segment) => segment !== '')
  const home = chooseHomePage(homePages, toCountryCode(locale))
  return home.ok && home.value.pageId === id ? [] : undefined
}
