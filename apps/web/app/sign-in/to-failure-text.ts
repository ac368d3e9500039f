import type { SimpleSignInFailure, SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import type { TextKey } from '@ferrule/texts/catalogue'
import type { Texts } from '@ferrule/texts/load-texts'

const plainTexts = {
  'exchange-failed': 'sign-in.message.exchange',
  'stored-values-unreadable': 'sign-in.message.stored-values',
  'stored-values-missing': 'sign-in.message.missing-state',
  'stored-token-unreadable': 'sign-in.message.unparsable-token',
  'timed-out': 'sign-in.message.timed-out',
  'wait-over': 'sign-in.message.timed-out',
  'consent-required': 'sign-in.message.authentication-or-consent',
  'client-id-missing': 'sign-in.message.client-id',
  'code-missing': 'sign-in.message.code',
  'state-mismatch': 'sign-in.message.state',
  'access-token-missing': 'sign-in.message.access-token',
  'configuration-invalid': 'sign-in.message.invalid-configuration',
  'well-known-missing': 'sign-in.message.missing-well-known',
  'server-not-set': 'sign-in.message.no-server-config',
  unreachable: 'sign-in.message.failed-to-fetch',
} as const satisfies Record<SimpleSignInFailure, TextKey>

/** Returns the one-line message of a failure for support staff. Errors of the identity server are not translated. */
export function toFailureText(failure: SignInFailure, texts: Texts): string {
  switch (failure.kind) {
    case 'user-info':
      return texts('sign-in.message.user-info', { status: failure.status })
    case 'end-session':
      return texts('sign-in.message.end-session', { status: failure.status })
    case 'revoke':
      return texts('sign-in.message.revoke', { status: failure.status })
    case 'exchange-status':
      return texts('sign-in.message.expected-200', { status: failure.status })
    case 'exchange-refused':
      return joined(failure.error, failure.description)
    case 'callback-refused':
      return joined(texts('sign-in.message.missing-params'), failure.error, failure.description)
    default:
      return texts(plainTexts[failure.kind])
  }
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(': ')
}
