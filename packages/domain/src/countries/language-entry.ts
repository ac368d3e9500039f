import { z } from 'zod'
import { type Language, languages } from '../locales/language.ts'
import { countryCode, localizedNames } from './country.ts'

/** A language as stored in the content service. */
export const languageEntry = z.object({
  languageCode: z.enum(languages),
  /** For a language without country versions: the country whose locale redirects to it, as `fr-FR` to `fr`. */
  defaultCountry: countryCode,
  names: localizedNames,
})

export type LanguageEntry = z.infer<typeof languageEntry>

export function findDefaultCountry(entries: readonly LanguageEntry[], language: Language): string | undefined {
  return entries.find(({ languageCode }) => languageCode === language)?.defaultCountry
}
