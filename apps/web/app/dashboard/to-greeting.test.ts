import { expect, test } from 'vitest'
import { toGreeting } from './to-greeting.ts'

test.each([
  [0, 'portal.good-evening'],
  [3, 'portal.good-evening'],
  [4, 'portal.good-morning'],
  [11, 'portal.good-morning'],
  [12, 'portal.good-afternoon'],
  [17, 'portal.good-afternoon'],
  [18, 'portal.good-evening'],
])('greets at %s hours with %s', (hour, text) => {
  expect(toGreeting(hour)).toBe(text)
})
