import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

/** Day and time where the reader is; English puts the day first. */
export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : toServiceLocale(language)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)
}
