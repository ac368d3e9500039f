import { type Bilingual, bilingual } from '@ferrule/blocks/bilingual'
import { type Language, languages } from '@ferrule/domain/locales/language'

const english = new Intl.DisplayNames('en', { type: 'language' })
const german = new Intl.DisplayNames('de', { type: 'language' })

/** The name of a language in the content admin: German, Deutsch. */
export function toLanguageLabel(language: Language): Bilingual {
  return bilingual(english.of(language) ?? language, german.of(language) ?? language)
}

/** The languages of the content as options of a select field. */
export function languageOptions(): { value: Language; label: Bilingual }[] {
  return languages.map((value) => ({ value, label: toLanguageLabel(value) }))
}
