import { acceptedLanguages } from './accepted-languages.ts'
import { defaultLanguage, type Language } from './language.ts'
import { type Locale, parseLocale } from './locale.ts'
import { findOfferedCountry, type AvailableLocales, offersLocale } from './available-locales.ts'

/** The locale signals of a request. */
export type LocalePreferences = {
  /** The URL code of the visitor's last choice, from a cookie. */
  stored: string | undefined
  /** The browser's Accept-Language header. */
  accepted: string | undefined
  /** The country of the request, if the edge determined it. */
  country: string | undefined
}

/** Why this language was chosen; shown to the visitor. */
export type LanguageReason = 'stored' | 'accepted' | 'country' | 'site'

export type NegotiatedLocale = { locale: Locale; languageBy: LanguageReason }

/**
 * The locale for a URL without one: the stored choice if available, else the language by stored choice, browser,
 * country or site, in the visitor's country where available. The result is always available on the site.
 */
export function negotiateLocale(offer: AvailableLocales, preferences: LocalePreferences): NegotiatedLocale {
  const stored = preferences.stored === undefined ? undefined : parseLocale(preferences.stored)
  if (stored && offersLocale(offer, stored)) return { locale: stored, languageBy: 'stored' }
  const { language, by } = chooseOfferedLanguage(offer, { ...preferences, stored: stored?.language })
  const inCountry: Locale = { language, country: preferences.country?.toUpperCase() }
  return { locale: offersLocale(offer, inCountry) ? inCountry : { language, country: undefined }, languageBy: by }
}

function chooseOfferedLanguage(
  offer: AvailableLocales,
  { stored, accepted, country }: LocalePreferences & { stored: Language | undefined },
): { language: Language; by: LanguageReason } {
  const isOffered = (language: Language | undefined) => language !== undefined && offer.languages.includes(language)
  if (stored && isOffered(stored)) return { language: stored, by: 'stored' }
  const preference = acceptedLanguages(accepted ?? '').find(isOffered)
  if (preference) return { language: preference, by: 'accepted' }
  const spoken = findOfferedCountry(offer, country?.toUpperCase())?.defaultLanguage
  if (spoken && isOffered(spoken)) return { language: spoken, by: 'country' }
  return { language: offer.languages[0] ?? defaultLanguage, by: 'site' }
}
