import { expect, test } from 'vitest'
import { type SignInFailure, toFailureText } from './sign-in-failure.ts'

test.each<[SignInFailure, string]>([
  [{ kind: 'user-info', status: 403 }, 'Failed to get user info; received 403'],
  [{ kind: 'end-session', status: 500 }, 'Failed to end session; received 500'],
  [{ kind: 'revoke', status: 400 }, 'Failed to revoke token; received 400'],
  [{ kind: 'exchange-status', status: 502 }, 'Expected 200, received 502'],
  [{ kind: 'exchange-refused', error: 'invalid_grant', description: 'Code not valid' }, 'Code not valid'],
  [{ kind: 'exchange-refused', error: 'invalid_grant', description: undefined }, 'invalid_grant'],
  [{ kind: 'exchange-failed' }, 'Unable to exchange authorization for tokens'],
  [{ kind: 'stored-values-unreadable' }, 'Stored values for Auth URL could not be parsed'],
  [{ kind: 'timed-out' }, 'Authorization timed out'],
  [{ kind: 'client-id-missing' }, 'Client ID is required'],
  [{ kind: 'code-missing' }, 'Failed to acquire authorization code'],
  [{ kind: 'state-mismatch' }, 'State mismatch'],
  [{ kind: 'access-token-missing' }, 'Access token not found in response'],
  [{ kind: 'consent-required' }, 'Authentication or consent required'],
  [{ kind: 'callback-refused', error: 'access_denied', description: 'No' }, 'missing params: access_denied: No'],
  [{ kind: 'callback-refused', error: undefined, description: undefined }, 'missing params'],
])('%o reads "%s"', (failure, text) => {
  expect(toFailureText(failure)).toBe(text)
})
