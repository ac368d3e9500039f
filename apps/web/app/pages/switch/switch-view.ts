import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import type { Region } from '@ferrule/domain/countries/region'
import type { Language } from '@ferrule/domain/locales/language'
import type { LanguageReason } from '@ferrule/domain/locales/negotiate-locale'

/** An existing version of the page; `to` is its locale in URL format. */
export type SwitchChoice = { to: string; isCurrent: boolean }

/** The available countries, languages and units of a page, the current choice, and its reasons. */
export type SwitchView = {
  kind: 'switch'
  /** The path of the page without locale and site. */
  path: string
  /** The languages of the current country. */
  languages: (SwitchChoice & { language: Language })[]
  international: SwitchChoice | undefined
  regions: { region: Region; countries: (SwitchChoice & { name: string })[] }[]
  units: MeasurementSystem
  why: {
    /** The stored choice for this site, in URL format. */
    stored: string | undefined
    /** The browser's most preferred language among those of the site. */
    preferred: Language
    /** The rule that would choose the language of a URL without locale. */
    languageBy: LanguageReason
    unitsBy: 'choice' | 'country'
    pageLanguages: Language[]
  }
}
