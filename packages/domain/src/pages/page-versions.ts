import type { Language } from '../locales/language.ts'
import { isInternational, type Locale, toLanguageTag } from '../locales/locale.ts'
import type { Page } from './page.ts'
import { toRequestPath } from './requested-page.ts'

/** A page with all its versions; nothing in it depends on which of them is being read. */
export type PageVersions = {
  /** Scheme and host of the site, such as `https://www.norlitz.example`. */
  origin: string
  siteSegment: string | undefined
  segments: readonly string[]
  locales: readonly Locale[]
  /** The site's preferred language first. */
  languages: readonly Language[]
}

export type Alternate = { hreflang: string; href: string }

/** Every version is its own canonical one. */
export function canonicalUrl(page: Omit<PageVersions, 'locales' | 'languages'>, locale: Locale): string {
  return `${page.origin}${toRequestPath({ locale, siteSegment: page.siteSegment, segments: page.segments })}`
}

/**
 * The same list stands on every version, itself included, so each alternate links back by construction. Readers
 * whose language is not there are sent to the international version in the site's best language.
 */
export function toAlternates(page: PageVersions): Alternate[] {
  const alternates = page.locales.map((locale) => ({
    hreflang: toLanguageTag(locale),
    href: canonicalUrl(page, locale),
  }))
  const fallback = chooseFallback(page)
  return fallback ? [...alternates, { hreflang: 'x-default', href: canonicalUrl(page, fallback) }] : alternates
}

export type LocalizedPage = Page & { canonicalUrl: string; alternateVersions: Alternate[] }

/** A page as it is read in one of its versions. */
export function toLocalizedPage(page: Page, versions: PageVersions, locale: Locale): LocalizedPage {
  return { ...page, canonicalUrl: canonicalUrl(versions, locale), alternateVersions: toAlternates(versions) }
}

function chooseFallback({ locales, languages }: PageVersions): Locale | undefined {
  const international = languages.flatMap(
    (language) => locales.find((locale) => locale.language === language && isInternational(locale)) ?? [],
  )
  return international[0] ?? locales[0]
}
