import { expect, test } from 'vitest'
import { mayChangeByGet } from './may-change-by-get.ts'

test.each([
  ['a script of this origin', { 'x-editor-action': '1', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a link or an image on this site', { 'Sec-Fetch-Site': 'same-origin' }, false],
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }, false],
  ['another site', { 'x-editor-action': '1', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another host of the same site', { 'x-editor-action': '1', 'Sec-Fetch-Site': 'same-site' }, false],
  ['a client that is no browser', { 'x-editor-action': '1' }, false],
])('a GET request from %s, with %j, changes something: %s', (_, headers, may) => {
  expect(mayChangeByGet(new Headers(Object.entries(headers)))).toBe(may)
})
