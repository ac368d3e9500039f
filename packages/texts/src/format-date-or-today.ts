import type { Language } from '@ferrule/domain/locales/language'
import { type DateStyle, formatDate } from './format-date.ts'

type Today = { now: Date; label: string }

/** Returns the label if the date is today, otherwise the formatted date. */
export function formatDateOrToday(date: Date, language: Language, { now, label, ...style }: DateStyle & Today): string {
  return isSameDay(date, now, style.timeZone) ? label : formatDate(date, language, style)
}

function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  return day.format(one) === day.format(other)
}
