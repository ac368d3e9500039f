import { escapeText, writeContentLines } from '../content-lines/content-lines.ts'

export type CalendarEvent = {
  /** Stable, so that a moved event replaces itself in the subscriber's calendar. */
  uid: string
  /** ISO date of an event that takes the whole day. */
  date: string
  title: string
}

type Calendar = { name: string; language: string; events: readonly CalendarEvent[]; updatedAt: Date }

/** Writes whole-day events as iCalendar (RFC 5545). */
export function toICalendar({ name, language, events, updatedAt }: Calendar): string {
  const stamp = `${updatedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferrule//Financial calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ uid, date, title }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY;LANGUAGE=${language}:${escapeText(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return writeContentLines(lines)
}
