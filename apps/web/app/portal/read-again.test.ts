import { expect, test } from 'vitest'
import { createReadAgain, staysInPortal } from './read-again.ts'

const at = (path: string) => new URL(path, 'http://www.norlitz.localhost')
const from = (current: string, next: string) => ({
  currentUrl: at(current),
  nextUrl: at(next),
  defaultShouldRevalidate: true,
})
const away = from('/en/mykomax', '/en/mykomax/tickets/list')

test.each([
  [false, 'somebody goes to another place', 1000, away],
  [true, 'what was read is half a minute old', 30_001, away],
  [true, 'a form was sent', 1000, { ...away, formMethod: 'POST' as const }],
  [true, 'the same place is asked for again', 1000, from('/en/mykomax', '/en/mykomax')],
  [false, 'the framework sees no reason', 60_000, { ...away, defaultShouldRevalidate: false }],
])('that person and services are read again is %s when %s', (expected, _, later, change) => {
  let now = 0
  const readAgain = createReadAgain(() => now)
  readAgain.wasRead()
  now = later
  expect(readAgain.isDue(change)).toBe(expected)
})

test.each([
  [true, '/en/mykomax', '/en/mykomax/tickets/list'],
  [true, '/de-ch/mykomax/account', '/de-ch/mykomax'],
  [false, '/en/mykomax', '/de/mykomax'],
  [false, '/en/mykomax', '/en/products'],
  [false, '/style-guide', '/style-guide?theme=Copper'],
  [false, '/en/mykomaxima', '/en/mykomaxima/x'],
])('that somebody stays in the portal is %s from %s to %s', (expected, current, next) => {
  expect(staysInPortal({ currentUrl: at(current), nextUrl: at(next) })).toBe(expected)
})
