/** Why a login or a logout could not be completed. What a reader is told of each stands among the texts. */
export type SignInFailure =
  | { kind: 'user-info' | 'end-session' | 'revoke' | 'exchange-status'; status: number }
  /** The identity server said why. */
  | { kind: 'exchange-refused'; error: string; description: string | undefined }
  | { kind: 'callback-refused'; error: string | undefined; description: string | undefined }
  | { kind: PlainFailure }

/** Failures that need no more than their name. */
export type PlainFailure =
  | 'exchange-failed'
  | 'stored-values-unreadable'
  | 'stored-values-missing'
  | 'stored-token-unreadable'
  /** One answer of the identity server took too long. */
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
