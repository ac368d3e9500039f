import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

const own = 'https://cms.norlitz.example'
const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

test.each([
  ['an admin page', { origin: own, 'sec-fetch-site': 'same-origin' }, true],
  ['a GET by a script of an admin page', { 'sec-fetch-site': 'same-origin' }, true],
  ['a typed URL', { ...link, 'sec-fetch-site': 'none' }, true],
  ['a link in a mail', { ...link, 'sec-fetch-site': 'cross-site' }, true],
  ['a form of another site', { ...link, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a form of the website', { ...link, 'sec-fetch-site': 'same-site', origin: 'https://www.norlitz.example' }, false],
  ['a form without an origin', { ...link, 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  ['a picture on the website', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-site' }, false],
  ['a frame of another site', { ...link, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, false],
  ['a client that is no browser', {}, false],
])('%s: %#', (_, headers, allowed) => {
  expect(isOwnPage(new Headers(headers), own)).toBe(allowed)
})
