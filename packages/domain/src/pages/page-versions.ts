import type { Language } from '../locales/language.ts'
import { isInternational, type Locale, toLanguageTag } from '../locales/locale.ts'
import { toRequestPath } from './requested-page.ts'

/** A page with all its versions, the same for each of them. */
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

/** Each version is canonical. */
export function canonicalUrl(page: Omit<PageVersions, 'locales' | 'languages'>, locale: Locale): string {
  return `${page.origin}${toRequestPath({ locale, siteSegment: page.siteSegment, segments: page.segments })}`
}

/**
 * The hreflang alternates. All versions have the same list, itself included, so alternates link back to each other.
 * `x-default` is the international version in the site's preferred language.
 */
export function toAlternates(page: PageVersions): Alternate[] {
  const alternates = page.locales.map((locale) => ({
    hreflang: toLanguageTag(locale),
    href: canonicalUrl(page, locale),
  }))
  const fallback = chooseFallback(page)
  return fallback ? [...alternates, { hreflang: 'x-default', href: canonicalUrl(page, fallback) }] : alternates
}

function chooseFallback({ locales, languages }: PageVersions): Locale | undefined {
  const international = languages.flatMap(
    (language) => locales.find((locale) => locale.language === language && isInternational(locale)) ?? [],
  )
  return international[0] ?? locales[0]
}
