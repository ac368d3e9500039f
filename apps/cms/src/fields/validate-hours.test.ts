import { expect, test } from 'vitest'
import { validateClosedDays, validateOpeningHours, validateTimeZone } from './validate-hours.ts'

const req = { i18n: { language: 'en' } }

test.each([
  [undefined, true],
  ['', true],
  ['Mo-Fr 08:00-17:00', true],
  ['Mo to Fr', false],
  [`Mo ${Array.from({ length: 12 }, (_, hour) => `${10 + hour}:00-${10 + hour}:30`).join(', ')}`, true],
  [`Mo 08:00-09:00;${' '.repeat(200)}Tu 08:00-09:00`, false],
])('the opening hours %j are accepted: %s', (hours, isAccepted) => {
  expect(validateOpeningHours(hours, { req }) === true).toBe(isAccepted)
})

test.each([
  [null, true],
  ['Europe/Zurich', true],
  ['Zurich', false],
])('the time zone %j is accepted: %s', (timeZone, isAccepted) => {
  expect(validateTimeZone(timeZone, { req }) === true).toBe(isAccepted)
})

test.each([
  [null, true],
  [['2026-12-25', '2028-02-29'], true],
  [['2026-12-25', '2026-02-30'], false],
  [['25.12.2026'], false],
  [['2026-12-25T00:00'], false],
])('the closed days %j are accepted: %s', (days, isAccepted) => {
  expect(validateClosedDays(days, { req }) === true).toBe(isAccepted)
})
