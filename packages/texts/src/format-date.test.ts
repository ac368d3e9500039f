import { expect, test } from 'vitest'
import { formatDate, formatDeadline, formatDateTime, formatTime, formatWeekday } from './format-date.ts'

const timeZone = 'Europe/Zurich'
const date = new Date('2026-11-15T09:00:00Z')

test.each([
  ['en', '15 November 2026'],
  ['de', '15. November 2026'],
  ['fr', '15 novembre 2026'],
  ['es', '15 de noviembre de 2026'],
  ['pt', '15 de novembro de 2026'],
  ['cs', '15. listopadu 2026'],
  ['sk', '15. novembra 2026'],
  ['ro', '15 noiembrie 2026'],
  ['hu', '2026. november 15.'],
  ['ja', '2026年11月15日'],
  ['zh', '2026年11月15日'],
] as const)('a %s date shows day, month and year [S9-075]', (language, text) => {
  expect(formatDate(date, language, { timeZone })).toBe(text)
})

test('a table may shorten the month', () => {
  expect(formatDate(date, 'en', { timeZone, month: 'short' })).toBe('15 Nov 2026')
})

test.each([
  ['en', '15 Nov 2026, 10:00'],
  ['de', '15. Nov. 2026, 10:00'],
  ['ja', '2026年11月15日 10:00'],
] as const)('a %s date-time has the time after the day', (language, text) => {
  expect(formatDateTime(date, language, timeZone)).toBe(text)
})

test.each([
  ['en', 'Sunday, 15 November 2026 at 10:00 CET'],
  ['de', 'Sonntag, 15. November 2026 um 10:00 MEZ'],
  ['ja', '2026年11月15日日曜日 10:00 GMT+1'],
] as const)('a %s deadline shows weekday, day, month, year, time and zone [S9-075]', (language, text) => {
  expect(formatDeadline(date, language, timeZone)).toBe(text)
})

test('English uses the 24-hour clock too', () => {
  expect(formatTime(new Date('2026-11-15T20:05:00Z'), 'en', timeZone)).toBe('21:05')
})

test('the day depends on the time zone', () => {
  const lateEvening = new Date('2026-11-15T23:30:00Z')
  expect(formatDate(lateEvening, 'en', { timeZone })).toBe('16 November 2026')
  expect(formatDate(lateEvening, 'en', { timeZone: 'America/New_York' })).toBe('15 November 2026')
})

test.each([
  [0, 'en', 'Monday'],
  [6, 'en', 'Sunday'],
  [2, 'de', 'Mittwoch'],
  [4, 'cs', 'pátek'],
] as const)('the day %i of the week in %s is %s', (weekday, language, name) => {
  expect(formatWeekday(weekday, language)).toBe(name)
})
