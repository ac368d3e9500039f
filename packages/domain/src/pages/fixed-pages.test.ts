import { expect, test } from 'vitest'
import { errorPagePath, isToBeFound } from './fixed-pages.ts'

test.each([
  ['company', { level: 'none' }, true],
  ['company/error', { level: 'none' }, true],
  [errorPagePath, { level: 'none' }, false],
  ['company', { level: 'password' }, false],
  ['company', { level: 'ciam-role', role: 'kmx_staff' }, false],
] as const)('%s with %j is to be found: %s', (path, protection, found) => {
  expect(isToBeFound({ path, protection })).toBe(found)
})
