import { expect, test } from 'vitest'
import { mayCompress } from './may-compress.ts'

const privateResponse = { 'Cache-Control': 'private, no-store' }

test.each([
  ['a public response', 'uapp_editor-session=1', { 'Cache-Control': 'public, max-age=0' }, true],
  ['a private response to a request without cookies', undefined, privateResponse, true],
  [
    'a private response to preferences',
    'uapp_locale=de-CH; uapp_locale_komax=en; uapp_consent=v1',
    privateResponse,
    true,
  ],
  ['a private response to a session', 'uapp_locale=de-CH; uapp_editor-session=1', privateResponse, false],
  ['a private response to a draft', '__Host-uapp_draft-service=1', privateResponse, false],
  ['a private response to an unknown cookie', 'locale=1', privateResponse, false],
  ['a cookie without a name', '=secret', privateResponse, false],
  ['a response that sets a cookie', undefined, { ...privateResponse, 'Set-Cookie': 'uapp_locale=de' }, false],
])('%s', (_, cookies, headers, expected) => {
  expect(mayCompress(cookies, new Headers(headers))).toBe(expected)
})
