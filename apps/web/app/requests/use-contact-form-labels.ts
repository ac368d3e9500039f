import type { ContactFormLabels } from '@ferrule/blocks/form/contact-form-labels'
import { countryCodes } from '@ferrule/domain/countries/country-codes'
import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'

/** The words of the contact form in the reader's language. */
export function useContactFormLabels(): ContactFormLabels {
  const texts = useTexts()
  const language = parseLocale(useFrame().locale)?.language ?? defaultLanguage
  return {
    fields: { optional: texts('component.optional'), error: texts('component.error-prefix') },
    questions: {
      firstName: texts('field.first-name'),
      lastName: texts('field.last-name'),
      email: texts('field.email'),
      company: texts('field.company'),
      country: texts('field.country'),
      message: texts('contact.question'),
    },
    messageHint: texts('contact.question-hint'),
    selectCountry: texts('field.select-country'),
    countries: () => countriesIn(language),
    send: texts('contact.send'),
    promise: texts('contact.promise'),
    problems: (count) => texts('form.problems', { count }),
  }
}

const countries = new Map<Language, { value: string; label: string }[]>()

/** Named and ordered as the language does; once, because there are 249. */
function countriesIn(language: Language) {
  const known = countries.get(language)
  if (known) return known
  const locale = toServiceLocale(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const collator = new Intl.Collator(locale)
  const made = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => collator.compare(one.label, other.label))
  countries.set(language, made)
  return made
}
