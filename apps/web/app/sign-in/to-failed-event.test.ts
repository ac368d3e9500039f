import { toFailureText } from '@ferrule/domain/sign-in/sign-in-failure'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { SignInRefused, toFailedEvent } from './to-failed-event.ts'

const refused = (error: string, error_description?: string) =>
  new ErrorResponse({ error, error_description: error_description ?? null })

test.each<[unknown, string]>([
  [new Error('Bad Gateway (502)'), 'Expected 200, received 502'],
  [refused('invalid_grant', 'Code not valid'), 'Code not valid'],
  [refused('invalid_grant'), 'invalid_grant'],
  [
    new Error('No matching state found in storage'),
    'State or verifier is missing from session storage; a login cannot be finished in another tab',
  ],
  [new Error('State does not match'), 'State mismatch'],
  [new Error('Expected code in response'), 'Failed to acquire authorization code'],
  [new Error('A client_id is required'), 'Client ID is required'],
  [new Error('No authority or metadataUrl configured on settings'), 'Server configuration is not set'],
  [new Error('Metadata does not contain property token_endpoint'), 'Missing well-known configuration'],
  [new Error('authority mismatch on settings vs. signin state'), 'Stored values for Auth URL could not be parsed'],
  [new SyntaxError('Unexpected token in JSON'), 'Stored values for Auth URL could not be parsed'],
  [new ErrorTimeout('Network timed out'), 'Authorization timed out'],
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  [new Error('anything else'), 'Unable to exchange authorization for tokens'],
  ['not even an error', 'Unable to exchange authorization for tokens'],
  [new SignInRefused({ kind: 'user-info', status: 403 }), 'Failed to get user info; received 403'],
])('%s is told as "%s"', (error, text) => {
  expect(toFailureText(toFailedEvent(error).failure)).toBe(text)
})

test.each(['login_required', 'consent_required', 'interaction_required'])('%s needs a person', (error) => {
  expect(toFailedEvent(refused(error))).toMatchObject({ needsPerson: true, unreachable: false })
})

test.each([new TypeError('NetworkError'), new ErrorTimeout('Network timed out'), new Error('Bad Gateway (503)')])(
  '%s means that nobody answered',
  (error) => {
    expect(toFailedEvent(error)).toMatchObject({ needsPerson: true, unreachable: true })
  },
)

test.each([refused('server_error'), new Error('Bad Request (400)')])('%s is neither', (error) => {
  expect(toFailedEvent(error)).toMatchObject({ needsPerson: false, unreachable: false })
})
