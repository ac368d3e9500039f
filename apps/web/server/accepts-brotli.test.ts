import { expect, test } from 'vitest'
import { acceptsBrotli } from './accepts-brotli.ts'

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  [['gzip', 'br'], true],
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['gzip, br;q=0', false],
  ['brotli', false],
])('Accept-Encoding %j: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected)
})
