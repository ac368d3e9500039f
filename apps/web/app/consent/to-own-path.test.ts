import { expect, test } from 'vitest'
import { toOwnPath } from './to-own-path.ts'

test.each([
  ['/en', '/en'],
  ['/de/search?query=16+mm', '/de/search?query=16+mm'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['/en\r\nSet-Cookie: a=b', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('%j leads back to %j', (path, own) => {
  expect(toOwnPath(path)).toBe(own)
})
