import { z } from 'zod'
import { type Language, languages } from '../locales/language.ts'
import { countryCode, localizedNames } from './country.ts'

/** A language as the content service keeps it. */
export const languageEntry = z.object({
  languageCode: z.enum(languages),
  /** The country meant by whoever names this language with a country although it is read internationally only. */
  defaultCountry: countryCode,
  names: localizedNames,
})

export type LanguageEntry = z.infer<typeof languageEntry>

export function findDefaultCountry(entries: readonly LanguageEntry[], language: Language): string | undefined {
  return entries.find(({ languageCode }) => languageCode === language)?.defaultCountry
}
