import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import type { Region } from '@ferrule/domain/countries/region'
import type { Language } from '@ferrule/domain/locales/language'
import type { LanguageReason } from '@ferrule/domain/locales/negotiate-locale'

/** A version of the page that exists; `to` is its address code. */
export type SwitchChoice = { to: string; isCurrent: boolean }

/** Country, language and units for one page: what there is, what is chosen, and why. */
export type SwitchView = {
  kind: 'switch'
  /** The page this is about, without locale and site. */
  path: string
  /** In the country being read. */
  languages: (SwitchChoice & { language: Language })[]
  international: SwitchChoice | undefined
  regions: { region: Region; countries: (SwitchChoice & { name: string })[] }[]
  units: MeasurementSystem
  why: {
    /** The stored choice of this site, as an address code. */
    stored: string | undefined
    /** What the browser asks for first, among what the site offers. */
    wanted: Language
    /** What an address without a language would be decided by. */
    languageBy: LanguageReason
    unitsBy: 'choice' | 'country'
    pageLanguages: Language[]
  }
}
