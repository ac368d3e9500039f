import { expect, test } from 'vitest'
import { formatDateOrToday } from './format-date-or-today.ts'

test('today is formatted as the label, any other day as the date [S9-076]', () => {
  const today = { now: new Date('2026-11-15T22:00:00Z'), label: 'Today', timeZone: 'Europe/Zurich' }
  expect(formatDateOrToday(new Date('2026-11-15T09:00:00Z'), 'en', today)).toBe('Today')
  expect(formatDateOrToday(new Date('2026-11-14T09:00:00Z'), 'en', today)).toBe('14 November 2026')
})
