import { z } from 'zod'
import { defaultLanguage, type Language, languages } from '../locales/language.ts'
import { measurementSystem } from './measurement-system.ts'

/** The code of the synthetic country in which everything international lies. */
export const allCountriesCode = 'ALL'

export const countryCode = z.union([z.literal(allCountriesCode), z.string().regex(/^[A-Z]{2}$/)])

/** What somebody is called in the languages that have a word for it. */
export const localizedNames = z.partialRecord(z.enum(languages), z.string())

export const country = z.object({
  countryCode,
  /** Left out wherever countries are offered, unless a setting shows hidden ones. */
  hidden: z.boolean(),
  supportedLanguages: z.array(z.object({ languageCode: z.enum(languages) })),
  defaultLanguage: z.enum(languages),
  defaultMeasurementSystem: measurementSystem,
  names: localizedNames,
})

export type Country = z.infer<typeof country>

/** Not kept by the content service: whoever reads internationally is here, in any language. */
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

/** A list of countries without entries stands for every country. */
export function includesCountry(codes: readonly string[], code: string): boolean {
  return codes.length === 0 || codes.includes(code)
}

export function shownCountries(countries: readonly Country[], settings: { showHidden: boolean }): Country[] {
  return countries.filter(({ hidden }) => !hidden || settings.showHidden)
}

/** In the language asked for, else in English, else the bare code. */
export function nameOfCountry({ names, countryCode: code }: Country, language: Language): string {
  return names[language] || names[defaultLanguage] || code
}
