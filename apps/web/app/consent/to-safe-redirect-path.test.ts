import { expect, test } from 'vitest'
import { toSafeRedirectPath } from './to-safe-redirect-path.ts'

test.each([
  ['/en', '/en'],
  ['/de/search?query=16+mm', '/de/search?query=16+mm'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['/en\r\nSet-Cookie: a=b', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('the redirect path of %j is %j', (path, expected) => {
  expect(toSafeRedirectPath(path)).toBe(expected)
})
