import { expect, test } from 'vitest'
import { createRevalidation, staysInPortal } from './revalidation.ts'

const at = (path: string) => new URL(path, 'http://www.norlitz.localhost')
const from = (current: string, next: string) => ({
  currentUrl: at(current),
  nextUrl: at(next),
  defaultShouldRevalidate: true,
})
const navigation = from('/en/mykomax', '/en/mykomax/tickets/list')

test.each([
  [false, 'the user navigates to another screen', 1000, navigation],
  [true, 'the data is more than half a minute old', 30_001, navigation],
  [true, 'a form was submitted', 1000, { ...navigation, formMethod: 'POST' as const }],
  [false, 'a list was filtered', 1000, { ...navigation, formMethod: 'GET' as const }],
  [true, 'the user navigates to the current URL', 1000, from('/en/mykomax', '/en/mykomax')],
  [false, 'React Router sees no reason', 60_000, { ...navigation, defaultShouldRevalidate: false }],
])('returns %s for a reload of the user and services when %s', (expected, _, later, change) => {
  let now = 0
  const revalidation = createRevalidation(() => now)
  revalidation.wasRead()
  now = later
  expect(revalidation.isDue(change)).toBe(expected)
})

test.each([
  [true, '/en/mykomax', '/en/mykomax/tickets/list'],
  [true, '/de-ch/mykomax/account', '/de-ch/mykomax'],
  [false, '/en/mykomax', '/de/mykomax'],
  [false, '/en/mykomax', '/en/products'],
  [false, '/style-guide', '/style-guide?theme=Copper'],
  [false, '/en/mykomaxima', '/en/mykomaxima/x'],
])('returns %s for staying in the portal from %s to %s', (expected, current, next) => {
  expect(staysInPortal({ currentUrl: at(current), nextUrl: at(next) })).toBe(expected)
})
