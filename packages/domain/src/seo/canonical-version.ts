import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import { isSameLocale } from '../locales/locale-codes.ts'
import { canonicalUrl, type PageVersions } from '../pages/page-versions.ts'

/**
 * The canonical URL of a page. A page shown in a fallback language (`written`) has the canonical URL of the version in
 * that language.
 */
export function canonicalOf(
  versions: PageVersions,
  { locale, written }: { locale: Locale; written: Language },
): string {
  const candidates: Locale[] = [
    locale,
    { language: written, country: locale.country },
    { language: written, country: undefined },
  ]
  const found = candidates.find((candidate) => versions.locales.some((version) => isSameLocale(version, candidate)))
  return canonicalUrl(versions, found ?? versions.locales[0] ?? locale)
}
