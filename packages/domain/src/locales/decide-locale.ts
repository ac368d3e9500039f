import type { Locale } from './locale.ts'
import { parseLocale } from './locale.ts'
import { isSameLocale } from './locale-codes.ts'
import { type AvailableLocales, offersLocale, toCanonicalLocale } from './available-locales.ts'
import { type LocalePreferences, negotiateLocale } from './negotiate-locale.ts'

export type LocaleDecision =
  /** `suggested` is a different earlier choice of the visitor, which only a banner offers. */
  | { kind: 'keep'; locale: Locale; suggested: Locale | undefined }
  /** Permanent only for another spelling of the same locale; other redirects depend on the visitor. */
  | { kind: 'move'; locale: Locale; permanent: boolean }

/** An available locale in the URL always wins over preferences. */
export function decideLocale(
  named: Locale | undefined,
  offer: AvailableLocales,
  preferences: LocalePreferences,
): LocaleDecision {
  if (!named) return { kind: 'move', locale: negotiateLocale(offer, preferences).locale, permanent: false }
  if (offersLocale(offer, named)) return { kind: 'keep', locale: named, suggested: suggest(named, offer, preferences) }
  const canonical = toCanonicalLocale(offer, named)
  if (!isSameLocale(canonical, named)) return { kind: 'move', locale: canonical, permanent: true }
  const nearest = findNearest(named, offer, preferences)
  if (isSameLocale(nearest, named)) return { kind: 'keep', locale: named, suggested: undefined }
  return { kind: 'move', locale: nearest, permanent: false }
}

/** The same language without the country; if the site lacks the language, the visitor's language in that country. */
function findNearest(named: Locale, offer: AvailableLocales, preferences: LocalePreferences): Locale {
  const international: Locale = { language: named.language, country: undefined }
  if (offersLocale(offer, international)) return international
  return negotiateLocale(offer, { ...preferences, country: named.country ?? preferences.country }).locale
}

function suggest(named: Locale, offer: AvailableLocales, { stored }: LocalePreferences): Locale | undefined {
  const choice = stored === undefined ? undefined : parseLocale(stored)
  if (!choice || isSameLocale(choice, named) || !offersLocale(offer, choice)) return undefined
  return choice
}
