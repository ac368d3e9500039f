import type { Language } from '@ferrule/domain/locales/language'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

export type DateStyle = {
  timeZone: string
  /** `15 November 2026` or `15 Nov 2026`. */
  month?: 'long' | 'short'
}

/** Cache: constructing a format is slower than formatting a list of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats day, month and year in the order of the language; English is day first. */
export function formatDate(date: Date, language: Language, { timeZone, month = 'long' }: DateStyle): string {
  return formatOf(language, { day: 'numeric', month, year: 'numeric', timeZone }).format(date)
}

/** Formats a calendar day such as `2026-11-15`: `15 Nov 2026`. */
export function formatDay(day: string, language: Language, month: DateStyle['month'] = 'short'): string {
  return formatDate(new Date(`${day}T00:00:00Z`), language, { timeZone: 'UTC', month })
}

/** Formats a month such as `2034-03` as it follows _until_, in the case that it has within a date: `March 2034`. */
export function formatMonth(month: string, language: Language): string {
  const parts = formatOf(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatToParts(
    new Date(`${month}-01T00:00:00Z`),
  )
  const day = parts.findIndex(({ type }) => type === 'day')
  // The separator after the day belongs to it: `1. `, `1 de `, `1日`.
  const kept = parts.filter((_, index) => index !== day && index !== day + 1)
  return kept
    .map(({ value }) => value)
    .join('')
    .trim()
}

/** Formats day and month as a short label of a chart: `15/11`. A date without time is one in UTC. */
export function formatDayAndMonth(date: Date, language: Language, timeZone = 'UTC'): string {
  return formatOf(language, { day: 'numeric', month: 'numeric', timeZone }).format(date)
}

/** Formats date and time: `15 Nov 2026, 08:05`. Without `timeZone`, in the time zone of the system. */
export function formatDateTime(date: Date, language: Language, timeZone?: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return formatOf(language, { ...day, hour: '2-digit', minute: '2-digit', timeZone }).format(date)
}

/** A Monday; the names of the days are the same in each week. */
const monday = Date.UTC(2024, 0, 1)

/** Formats the name of a day of the week, from 0 for Monday to 6 for Sunday: `Tuesday`. */
export function formatWeekday(weekday: number, language: Language): string {
  return formatOf(language, { weekday: 'long', timeZone: 'UTC' }).format(monday + weekday * 86_400_000)
}

/** Formats a deadline with its time zone: `Monday, 16 November 2026 at 11:00 CET`. */
export function formatDeadline(date: Date, language: Language, timeZone: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return formatOf(language, { ...day, hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
    date,
  )
}

/** Formats a time: `08:05`. Without `timeZone`, in the time zone of the system. */
export function formatTime(date: Date, language: Language, timeZone?: string): string {
  return formatOf(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(date)
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(toDateLocale(language), options)
  formats.set(key, format)
  return format
}

/** Returns the locale for dates. The service locale of English is American, which has the month before the day. */
export function toDateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : toServiceLocale(language)
}
