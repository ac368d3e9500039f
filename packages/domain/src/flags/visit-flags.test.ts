import { expect, test } from 'vitest'
import { hasVisitParameter, readFlag } from './visit-flags.ts'

test.each([
  [null, undefined, false],
  [null, 'true', true],
  [null, 'false', false],
  ['', undefined, true],
  ['true', undefined, true],
  ['true', 'false', true],
  ['false', 'true', false],
])('query %j over cookie %j gives %s', (query, cookie, expected) => {
  expect(readFlag({ query, cookie })).toBe(expected)
})

test.each([
  ['', false],
  ['?page=2', false],
  ['?cachet=1', false],
  ['?page=2&cache=clear', true],
  ['?nextRelease', true],
  ['?testing=true', true],
])('%s has a parameter of the visit: %s', (search, expected) => {
  expect(hasVisitParameter(search)).toBe(expected)
})
