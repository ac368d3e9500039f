/** Why a login or logout failed. The texts package has the message of each. */
export type SignInFailure =
  | { kind: 'user-info' | 'end-session' | 'revoke' | 'exchange-status'; status: number }
  /** Refused by the identity server with an error code. */
  | { kind: 'exchange-refused'; error: string; description: string | undefined }
  | { kind: 'callback-refused'; error: string | undefined; description: string | undefined }
  | { kind: SimpleSignInFailure }

/** Failures without details. */
export type SimpleSignInFailure =
  | 'exchange-failed'
  | 'stored-values-unreadable'
  | 'stored-values-missing'
  | 'stored-token-unreadable'
  /** One response of the identity server took too long. */
  | 'timed-out'
  /** The login as a whole took too long. */
  | 'wait-over'
  | 'consent-required'
  | 'client-id-missing'
  | 'code-missing'
  | 'state-mismatch'
  | 'access-token-missing'
  | 'configuration-invalid'
  | 'well-known-missing'
  | 'server-not-set'
  | 'unreachable'
