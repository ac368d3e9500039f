import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import { toCountryCode } from '../locales/locale-codes.ts'
import { listLocales, type LocaleOffer } from '../locales/locale-offer.ts'
import { findPageRefusal } from '../pages/find-page-refusal.ts'
import { isToBeFound } from '../pages/fixed-pages.ts'
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
  offer: LocaleOffer
}

/** Every address in one language that everybody may read: one for each country in which the page can be read. */
export function listSitemapEntries(
  facts: SitemapSite,
  pages: readonly SitemapPage[],
  language: Language,
): SitemapEntry[] {
  const locales = listLocales(facts.offer).filter((locale) => locale.language === language)
  const shown = pages.filter(isToBeFound)
  return shown.flatMap((page) =>
    locales
      .filter((locale) => isReadable(page, facts.site.slug, locale))
      .flatMap((locale) => {
        const segments = segmentsOf(page, facts.site, locale)
        return segments ? [{ loc: canonicalUrl({ ...facts, segments }, locale), lastmod: page.updatedAt }] : []
      }),
  )
}

function isReadable(page: SitemapPage, siteSlug: string, locale: Locale): boolean {
  return !findPageRefusal({ ...page, isPublished: true }, { siteSlug, locale, isEditor: false })
}

/** A page that a site starts at is listed as its start, in the countries that start there, and nowhere else. */
function segmentsOf({ id, path }: SitemapPage, { homePages }: SitemapSite['site'], locale: Locale) {
  const isStart = homePages.some(({ pageId }) => pageId === id)
  if (!isStart) return path.split('/').filter((segment) => segment !== '')
  const home = chooseHomePage(homePages, toCountryCode(locale))
  return home.ok && home.value.pageId === id ? [] : undefined
}
