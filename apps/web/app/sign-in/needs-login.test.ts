import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { needsLogin } from './needs-login.ts'

test.each([
  ['login required', new ErrorResponse({ error: 'login_required' }), true],
  ['consent required', new ErrorResponse({ error: 'consent_required' }), true],
  ['interaction required', new ErrorResponse({ error: 'interaction_required' }), true],
  ['a time-out', new ErrorTimeout('IFrame timed out without a response'), true],
  ['a network failure', new TypeError('Failed to fetch'), true],
  ['a refused client', new ErrorResponse({ error: 'unauthorized_client' }), false],
  ['a state that does not match', new Error('State mismatch'), false],
])('%s leads to the login page: %s [S4-039] [S4-040] [S4-041] [S4-042] [S4-043]', (_, error, leads) => {
  expect(needsLogin(error)).toBe(leads)
})
