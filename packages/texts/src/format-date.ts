import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

type DateStyle = {
  timeZone: string
  /** `15 November 2026` or `15 Nov 2026`. */
  month?: 'long' | 'short'
}

/** Kept, because making one costs more than a whole list of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Day, month and year, in the order the language gives them; English puts the day first. */
export function formatDate(date: Date, language: Language, { timeZone, month = 'long' }: DateStyle): string {
  return formatOf(language, { day: 'numeric', month, year: 'numeric', timeZone }).format(date)
}

/** Day and time: `15 Nov 2026, 08:05`. Where no zone is named, the one this computer is set to. */
export function formatMoment(moment: Date, language: Language, timeZone?: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return formatOf(language, { ...day, hour: '2-digit', minute: '2-digit', timeZone }).format(moment)
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.values(options).join(' ')}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), options)
  formats.set(key, format)
  return format
}

type Today = { now: Date; label: string }

/** The label for a date of today, the date itself for every other. */
export function formatDateOrToday(date: Date, language: Language, { now, label, ...style }: DateStyle & Today): string {
  return isSameDay(date, now, style.timeZone) ? label : formatDate(date, language, style)
}

function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  return day.format(one) === day.format(other)
}

/** Our service locale of English is American, which puts the month before the day. */
function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : toServiceLocale(language)
}
