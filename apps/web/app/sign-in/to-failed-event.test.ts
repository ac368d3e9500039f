import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import { loadTexts } from '@ferrule/texts/load-texts'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { SignInRefused } from './sign-in-refused.ts'
import { toFailedEvent } from './to-failed-event.ts'
import { toFailureText } from './to-failure-text.ts'

const refused = (error: string, error_description?: string) =>
  new ErrorResponse({ error, error_description: error_description ?? null })
const found = (failure: SignInFailure) => new SignInRefused(failure)

test.each<[string, unknown, string]>([
  ['S8-024', found({ kind: 'user-info', status: 403 }), 'Failed to get user info; received 403'],
  ['S8-025', found({ kind: 'end-session', status: 500 }), 'Failed to end session; received 500'],
  ['S8-026', found({ kind: 'revoke', status: 400 }), 'Failed to revoke token; received 400'],
  ['S8-027', new Error('Bad Gateway (502)'), 'Expected 200, received 502'],
  ['S8-027', new Error('Not Found (404): {"reason":"none"}'), 'Expected 200, received 404'],
  ['S8-028', refused('invalid_grant', 'Code not valid'), 'invalid_grant: Code not valid'],
  ['S8-028', refused('invalid_grant'), 'invalid_grant'],
  ['S8-029', new Error('Unauthorized (401): {"code":401,"message":"Access denied"}'), '401: Access denied'],
  ['S8-030', new Error('anything else'), 'Unable to exchange authorization for tokens'],
  ['S8-030', 'not even an error', 'Unable to exchange authorization for tokens'],
  ['S8-031', new SyntaxError('Unexpected token in JSON'), 'Stored values for Auth URL could not be parsed'],
  ['S8-031', new Error('client_id mismatch on settings'), 'Stored values for Auth URL could not be parsed'],
  [
    'S8-032',
    new Error('No matching state found in storage'),
    'The sign-in was started in another tab. Stored state and verifier are not available across tabs.',
  ],
  ['S8-033', new ErrorTimeout('IFrame timed out without a response'), 'Authorization timed out'],
  ['S8-033', found({ kind: 'wait-over' }), 'Authorization timed out'],
  ['S8-034', found({ kind: 'consent-required' }), 'Authentication or consent required'],
  [
    'S8-035',
    found({ kind: 'callback-refused', error: 'access_denied', description: 'No' }),
    'missing params: access_denied: No',
  ],
  ['S8-035', found({ kind: 'callback-refused', error: undefined, description: undefined }), 'missing params'],
  ['S8-039', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['S8-045', found({ kind: 'configuration-invalid' }), 'Invalid configuration'],
  ['S8-046', new Error('Metadata does not contain property token_endpoint'), 'Missing well-known address'],
  ['S8-047', new Error('No authority or metadataUrl configured on settings'), 'Server configuration not set'],
  ['S8-048', found({ kind: 'stored-token-unreadable' }), 'The stored token could not be parsed'],
  ['S5-047', new Error('A client_id is required'), 'Client ID is required'],
  ['S5-048', new Error('Expected code in response'), 'Failed to acquire authorization code'],
  ['S5-049', new Error('State does not match'), 'State mismatch'],
  ['S5-050', found({ kind: 'access-token-missing' }), 'Access token not found in response'],
])('[%s] %s has the message "%s"', async (_, error, text) => {
  expect(toFailureText(toFailedEvent(error).failure, await loadTexts('en'))).toBe(text)
})

test('messages are in German for German users, but errors of the identity server are not translated', async () => {
  const german = await loadTexts('de')
  expect(toFailureText({ kind: 'user-info', status: 403 }, german)).toBe(
    'Benutzerdaten konnten nicht abgerufen werden; erhalten: 403',
  )
  expect(
    toFailureText({ kind: 'exchange-refused', error: 'invalid_grant', description: 'Code not valid' }, german),
  ).toBe('invalid_grant: Code not valid')
})

test.each(['login_required', 'consent_required', 'interaction_required'])('%s needs a login', (error) => {
  expect(toFailedEvent(refused(error))).toMatchObject({ needsLogin: true, unreachable: false })
})

test('a silent sign-in without a code needs a login', () => {
  expect(toFailedEvent(found({ kind: 'consent-required' }))).toMatchObject({ needsLogin: true, unreachable: false })
})

test.each([
  new TypeError('NetworkError'),
  new ErrorTimeout('Network timed out'),
  new Error('Bad Gateway (503)'),
  found({ kind: 'unreachable' }),
  found({ kind: 'timed-out' }),
])('%s means that the identity server is unreachable', (error) => {
  expect(toFailedEvent(error)).toMatchObject({ needsLogin: true, unreachable: true })
})

test.each([refused('server_error'), new Error('Bad Request (400)')])('%s needs no login and is no outage', (error) => {
  expect(toFailedEvent(error)).toMatchObject({ needsLogin: false, unreachable: false })
})
