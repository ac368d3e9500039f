import { z } from 'zod'
import { defaultLanguage, type Language, languages } from '../locales/language.ts'
import { measurementSystem } from './measurement-system.ts'

/** The code of the synthetic country of all international content. */
export const allCountriesCode = 'ALL'

export const countryCode = z.union([z.literal(allCountriesCode), z.string().regex(/^[A-Z]{2}$/)])

/** A name in some of the languages. */
export const localizedNames = z.partialRecord(z.enum(languages), z.string())

export const country = z.object({
  countryCode,
  /** Omitted from every selection of countries, unless a setting shows hidden ones. */
  hidden: z.boolean(),
  supportedLanguages: z.array(z.object({ languageCode: z.enum(languages) })),
  defaultLanguage: z.enum(languages),
  defaultMeasurementSystem: measurementSystem,
  names: localizedNames,
})

export type Country = z.infer<typeof country>

/** The country of international visitors, in any language. Not stored in the content service. */
export const allCountries: Country = {
  countryCode: allCountriesCode,
  hidden: false,
  supportedLanguages: languages.map((languageCode) => ({ languageCode })),
  defaultLanguage,
  defaultMeasurementSystem: 'Metric',
  names: { en: 'All' },
}

export function supportsLanguage(
  { supportedLanguages }: Pick<Country, 'supportedLanguages'>,
  language: Language,
): boolean {
  return supportedLanguages.some(({ languageCode }) => languageCode === language)
}

/** An empty list includes every country. */
export function includesCountry(codes: readonly string[], code: string): boolean {
  return codes.length === 0 || codes.includes(code)
}

export function listVisibleCountries(countries: readonly Country[], settings: { showHidden: boolean }): Country[] {
  return countries.filter(({ hidden }) => !hidden || settings.showHidden)
}

/** The name in the requested language, else in English, else the code. */
export function nameOfCountry({ names, countryCode: code }: Country, language: Language): string {
  return names[language] || names[defaultLanguage] || code
}
