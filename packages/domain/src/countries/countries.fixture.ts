import type { Language } from '../locales/language.ts'
import type { Country } from './country.ts'
import type { LanguageEntry } from './language-entry.ts'

function aCountry(countryCode: string, languages: Language[], rest: Partial<Country> = {}): Country {
  return {
    countryCode,
    hidden: false,
    supportedLanguages: languages.map((languageCode) => ({ languageCode })),
    defaultLanguage: languages[0] ?? 'en',
    defaultMeasurementSystem: 'Metric',
    names: {},
    ...rest,
  }
}

export const switzerland = aCountry('CH', ['de', 'en', 'fr'], { names: { en: 'Switzerland', de: 'Schweiz' } })
export const germany = aCountry('DE', ['de', 'en'])
export const unitedStates = aCountry('US', ['en'], { defaultMeasurementSystem: 'Imperial' })
const japan = aCountry('JP', ['ja', 'en'])
export const hiddenCountry = aCountry('LI', ['de'], { hidden: true })

export const someCountries = [switzerland, germany, unitedStates, japan, hiddenCountry]

export const someLanguageEntries: LanguageEntry[] = [
  { languageCode: 'en', defaultCountry: 'ALL', names: { en: 'English' } },
  { languageCode: 'fr', defaultCountry: 'FR', names: { en: 'French', fr: 'Français' } },
  { languageCode: 'es', defaultCountry: 'ES', names: { en: 'Spanish' } },
]
