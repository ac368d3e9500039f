import { expect, test } from 'vitest'
import { findDescription } from './shell-headers.ts'

test.each([
  ['/id/24-1555-666', '</id/24-1555-666/aas.json>; rel="describedby"; type="application/json"'],
  ['/id/24-1555-666/paper', undefined],
  ['/id/a%22%3E', undefined],
  ['/en/products', undefined],
])('the label %s is described by %s', (pathname, link) => {
  expect(findDescription(pathname)?.Link).toBe(link)
})
