import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIcalendar } from './to-icalendar.ts'

const now = new Date('2026-11-15T12:00:00.123Z')
const day = {
  uid: 'm1-contract',
  on: '2028-03-01',
  summary: 'Care Plus ends: Line 7; hall 2, C4',
  url: 'https://a.example/x',
}

test('writes an all-day event for each day, with escaped text', () => {
  expect(toIcalendar([day], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferrule//Contracts//EN',
    'BEGIN:VEVENT',
    'UID:m1-contract',
    'DTSTAMP:20261115T120000Z',
    'DTSTART;VALUE=DATE:20280301',
    String.raw`SUMMARY:Care Plus ends: Line 7\; hall 2\, C4`,
    'URL:https://a.example/x',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('folds lines at 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const text = toIcalendar([{ ...day, summary: summary.replaceAll(/[\r\n]/g, '') }], now)
      const lines = text.split('\r\n')
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
      const unfolded = text.replaceAll('\r\n ', '')
      expect(unfolded.split('\r\n')).toHaveLength(13)
    }),
  )
})
