import { expect, test } from 'vitest'
import { toLoggableVariables } from './loggable-variables.ts'

test.each([
  [{}, '{}'],
  [{ first: 20, isOpen: true, after: null }, '{"first":20,"isOpen":true,"after":null}'],
  [{ input: { email: 'canary@example.com' } }, '{"input":{"email":"18 characters"}}'],
  [{ ids: ['canary', 'canary'], last: 'canary' }, '{"ids":["6 characters","6 characters"],"last":"6 c'],
])('%j is logged as %s [S9-077]', (variables, logged) => {
  expect(toLoggableVariables(variables)).toBe(logged)
})
