import { expect, test } from 'vitest'
import { requiresLogin } from './requires-login.ts'

test.each([
  ['Authentication or consent required [S8-036]'],
  ['Authentication is required [S8-037]'],
  ['Authorization timed out [S8-038]'],
  ['Failed to fetch [S8-039]'],
  ['NetworkError when attempting to fetch resource. [S8-040]'],
  ['Cross-origin redirection to the login page denied [S8-041]'],
  ['The request requires interaction, interaction not allowed [S8-042]'],
  ['User authentication is required [S8-043]'],
  ['The request requires consent [S8-044]'],
])('"%s" requires the login page', (message) => {
  expect(requiresLogin({ message })).toBe(true)
})

test.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
  'the code %s requires the login page',
  (code) => {
    expect(requiresLogin({ code, message: '' })).toBe(true)
  },
)

test.each([
  { code: 'server_error', message: 'Unexpected error' },
  { code: 'invalid_client', message: 'Client not found' },
  { message: '' },
])('%o does not require the login page', (error) => {
  expect(requiresLogin(error)).toBe(false)
})
