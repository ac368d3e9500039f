/** Why a login could not be completed. Each has the one text of the specification, which support staff search for. */
export type SignInFailure =
  | { kind: 'user-info' | 'end-session' | 'revoke' | 'exchange-status'; status: number }
  /** The identity server said why. */
  | { kind: 'exchange-refused'; error: string; description: string | undefined }
  | { kind: 'callback-refused'; error: string | undefined; description: string | undefined }
  | { kind: keyof typeof fixedTexts }

const fixedTexts = {
  'exchange-failed': 'Unable to exchange authorization for tokens',
  'stored-values-unreadable': 'Stored values for Auth URL could not be parsed',
  'stored-values-missing':
    'State or verifier is missing from session storage; a login cannot be finished in another tab',
  'timed-out': 'Authorization timed out',
  'consent-required': 'Authentication or consent required',
  'client-id-missing': 'Client ID is required',
  'code-missing': 'Failed to acquire authorization code',
  'state-mismatch': 'State mismatch',
  'access-token-missing': 'Access token not found in response',
  'configuration-invalid': 'Invalid configuration',
  'well-known-missing': 'Missing well-known configuration',
  'server-not-set': 'Server configuration is not set',
  'stored-token-unreadable': 'Stored token could not be parsed',
  unreachable: 'Failed to fetch',
} as const

export function toFailureText(failure: SignInFailure): string {
  switch (failure.kind) {
    case 'user-info':
      return `Failed to get user info; received ${failure.status}`
    case 'end-session':
      return `Failed to end session; received ${failure.status}`
    case 'revoke':
      return `Failed to revoke token; received ${failure.status}`
    case 'exchange-status':
      return `Expected 200, received ${failure.status}`
    case 'exchange-refused':
      return failure.description || failure.error
    case 'callback-refused':
      return ['missing params', failure.error, failure.description].filter(Boolean).join(': ')
    default:
      return fixedTexts[failure.kind]
  }
}
