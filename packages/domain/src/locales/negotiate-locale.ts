import { acceptedLanguages } from './accepted-languages.ts'
import { defaultLanguage, type Language } from './language.ts'
import { type Locale, parseLocale } from './locale.ts'
import { findOfferedCountry, type LocaleOffer, offersLocale } from './locale-offer.ts'

/** What is known of a reader before they choose. */
export type LocaleWishes = {
  /** The address code of their last choice, from its cookie. */
  stored: string | undefined
  /** The browser's Accept-Language header. */
  accepted: string | undefined
  /** The country the request comes from, where the edge knows it. */
  country: string | undefined
}

/** Says to the reader why they see this language. */
export type LanguageReason = 'stored' | 'accepted' | 'country' | 'site'

export type NegotiatedLocale = { locale: Locale; languageBy: LanguageReason }

/**
 * The locale for an address that names none: the stored choice as it is, else the language by choice, browser,
 * country or site, in the reader's country where that is offered. The answer is always one that the site offers.
 */
export function negotiateLocale(offer: LocaleOffer, wishes: LocaleWishes): NegotiatedLocale {
  const stored = wishes.stored === undefined ? undefined : parseLocale(wishes.stored)
  if (stored && offersLocale(offer, stored)) return { locale: stored, languageBy: 'stored' }
  const { language, by } = chooseOfferedLanguage(offer, { ...wishes, stored: stored?.language })
  const inCountry: Locale = { language, country: wishes.country?.toUpperCase() }
  return { locale: offersLocale(offer, inCountry) ? inCountry : { language, country: undefined }, languageBy: by }
}

function chooseOfferedLanguage(
  offer: LocaleOffer,
  { stored, accepted, country }: LocaleWishes & { stored: Language | undefined },
): { language: Language; by: LanguageReason } {
  const isOffered = (language: Language | undefined) => language !== undefined && offer.languages.includes(language)
  if (stored && isOffered(stored)) return { language: stored, by: 'stored' }
  const wish = acceptedLanguages(accepted ?? '').find(isOffered)
  if (wish) return { language: wish, by: 'accepted' }
  const spoken = findOfferedCountry(offer, country?.toUpperCase())?.defaultLanguage
  if (spoken && isOffered(spoken)) return { language: spoken, by: 'country' }
  return { language: offer.languages[0] ?? defaultLanguage, by: 'site' }
}
