import { expect, test } from 'vitest'
import { errorPagePath, isIndexable } from './indexable.ts'

test.each([
  ['company', { level: 'none' }, true],
  ['company/error', { level: 'none' }, true],
  [errorPagePath, { level: 'none' }, false],
  ['company', { level: 'password' }, false],
  ['company', { level: 'ciam-role', role: 'kmx_staff' }, false],
] as const)('%s with %j is indexable: %s', (path, protection, indexable) => {
  expect(isIndexable({ path, protection })).toBe(indexable)
})
