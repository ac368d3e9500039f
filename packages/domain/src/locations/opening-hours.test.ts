import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOpeningHours, toClockTime, weekdays } from './opening-hours.ts'

const read = (text: string) =>
  parseOpeningHours(text)?.map(
    ({ weekday, opens, closes }) => `${weekdays[weekday]} ${toClockTime(opens)}-${toClockTime(closes)}`,
  )

test.each([
  ['Mo 08:00-17:00', ['Mo 08:00-17:00']],
  ['Sa-Su 09:00-24:00', ['Sa 09:00-24:00', 'Su 09:00-24:00']],
  ['Mo-Tu 08:00-12:00, 13:00-17:30', ['Mo 08:00-12:00', 'Mo 13:00-17:30', 'Tu 08:00-12:00', 'Tu 13:00-17:30']],
  ['Fr 08:00-15:00; Mo 10:00-17:00', ['Mo 10:00-17:00', 'Fr 08:00-15:00']],
])('reads %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  '',
  'Mo',
  'always',
  'mo 08:00-17:00',
  'Fr-Mo 08:00-17:00',
  'Mo 8:00-17:00',
  'Mo 17:00-08:00',
  'Mo 08:60-17:00',
  'Mo 08:00-24:30',
  'Mo 08:00-17:00;',
  'Mo 08:00-12:00,',
  'Mo 08:00-12:00, 11:00-17:00',
  'Mo-Fr 08:00-12:00; We 11:00-17:00',
])('refuses %j', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined()
})

test('accepts any text without a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseOpeningHours(text)?.length).not.toBe(0)
    }),
  )
})
