import type { Language } from '../locales/language.ts'
import type { Country } from './country.ts'
import { displayNames } from './display-names.ts'

/** `sortIndex` is the order in selections. */
type InitialCountry = Country & { sortIndex: number }

/** Languages of each country, default first. */
const languagesByCountry: Record<string, [Language, ...Language[]]> = {
  AE: ['en'],
  AR: ['es', 'en'],
  AT: ['de', 'en'],
  AU: ['en'],
  BA: ['en', 'de'],
  BE: ['fr', 'en', 'de'],
  BG: ['en'],
  BR: ['pt', 'en'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'en'],
  CL: ['es', 'en'],
  CN: ['zh', 'en'],
  CO: ['es', 'en'],
  CZ: ['cs', 'en', 'de'],
  DE: ['de', 'en'],
  DK: ['en'],
  DZ: ['fr', 'en'],
  EE: ['en'],
  EG: ['en'],
  ES: ['es', 'en'],
  FI: ['en'],
  FR: ['fr', 'en'],
  GB: ['en'],
  GR: ['en'],
  HK: ['zh', 'en'],
  HR: ['en', 'de'],
  HU: ['hu', 'en', 'de'],
  ID: ['en'],
  IE: ['en'],
  IL: ['en'],
  IN: ['en'],
  IS: ['en'],
  IT: ['en', 'de'],
  JP: ['ja', 'en'],
  KR: ['en'],
  LI: ['de', 'en'],
  LR: ['en'],
  LT: ['en'],
  LU: ['fr', 'de', 'en'],
  LV: ['en'],
  MA: ['fr', 'en'],
  MD: ['ro', 'en'],
  MK: ['en'],
  MM: ['en'],
  MX: ['es', 'en'],
  MY: ['en', 'zh'],
  NL: ['en', 'de'],
  NO: ['en'],
  NZ: ['en'],
  PH: ['en'],
  PL: ['en', 'de'],
  PT: ['pt', 'en'],
  RO: ['ro', 'en', 'de'],
  RS: ['en', 'de'],
  SE: ['en'],
  SG: ['en', 'zh'],
  SI: ['en', 'de'],
  SK: ['sk', 'en', 'de'],
  TH: ['en'],
  TN: ['fr', 'en'],
  TR: ['en'],
  TW: ['zh', 'en'],
  US: ['en', 'es'],
  UY: ['es', 'en'],
  VN: ['en'],
  ZA: ['en'],
}

/** Hidden in selections until an editor shows them; their URLs work. Neighbouring countries serve them. */
const hidden = new Set(['IS', 'LI', 'LR', 'MM'])

/** The three countries with imperial units. */
const imperial = new Set(['LR', 'MM', 'US'])

/** The countries of a new installation, sorted by English name. Editors change them in the content admin. */
export const initialCountries: InitialCountry[] = Object.entries(languagesByCountry)
  .map(([countryCode, languages]) => ({ countryCode, languages, names: displayNames('region', countryCode) }))
  .sort((one, other) => one.names.en.localeCompare(other.names.en, 'en'))
  .map(({ countryCode, languages, names }, index) => ({
    countryCode,
    hidden: hidden.has(countryCode),
    supportedLanguages: languages.map((languageCode) => ({ languageCode })),
    defaultLanguage: languages[0],
    defaultMeasurementSystem: imperial.has(countryCode) ? 'Imperial' : 'Metric',
    names,
    sortIndex: (index + 1) * 10,
  }))
