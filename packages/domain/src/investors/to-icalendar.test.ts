import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toICalendar } from './to-icalendar.ts'

const updatedAt = new Date('2026-11-17T10:00:00.000Z')
const write = (title: string, uid = 'a-1@norlitz.example') =>
  toICalendar({ name: 'Financial calendar', language: 'en', events: [{ uid, date: '2027-01-19', title }], updatedAt })

/** Unfolds the lines and reads one property, as RFC 5545 describes it. */
function readProperty(calendar: string, name: string): string | undefined {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
  const line = lines.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`))
  return line
    ?.slice(line.indexOf(':') + 1)
    .replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
}

test('writes a whole-day event', () => {
  expect(write('Annual results, report; 2026').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferrule//Financial calendar//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Financial calendar',
    'BEGIN:VEVENT',
    'UID:a-1@norlitz.example',
    'DTSTAMP:20261117T100000Z',
    'DTSTART;VALUE=DATE:20270119',
    'SUMMARY;LANGUAGE=en:Annual results\\, report\\; 2026',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('every title is read back, and no line is longer than 75 octets or ends the event early', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const calendar = write(title)
      const lines = calendar.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
      const expected = title
        .toWellFormed()
        .replaceAll(/\r\n|\r/g, '\n')
        .replaceAll(/[^\P{Cc}\n]/gu, ' ')
      expect(readProperty(calendar, 'SUMMARY')).toBe(expected)
    }),
  )
})
