import { isLanguage, type Language } from './language.ts'

/** A language, international or in one country. */
export type Locale = {
  language: Language
  /** Two upper-case letters; absent for the international version. */
  country: string | undefined
}

/** Parses a path segment such as `de` or `de-ch`; accepts upper case, so that it can be redirected. */
export function parseLocale(segment: string): Locale | undefined {
  const match = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(segment.toLowerCase())
  const language = match?.[1] ?? ''
  if (!isLanguage(language)) return undefined
  return { language, country: match?.[2]?.toUpperCase() }
}

/** The lower-case form for URLs. */
export function toUrlCode({ language, country }: Locale): string {
  return country ? `${language}-${country.toLowerCase()}` : language
}

/** The form of the `lang` attribute and of the Content-Language header. */
export function toLanguageTag({ language, country }: Locale): string {
  return country ? `${language}-${country}` : language
}

export function isInternational(locale: Locale): boolean {
  return locale.country === undefined
}
