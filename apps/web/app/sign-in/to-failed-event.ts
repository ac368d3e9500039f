import { requiresLogin } from '@ferrule/domain/sign-in/requires-login'
import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import type { SignInEvent } from '@ferrule/domain/sign-in/sign-in-flow'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFields } from './to-fields.ts'

/** Maps an error of the library, the identity server or the browser to a sign-in failure. */
export function toFailedEvent(error: unknown): Extract<SignInEvent, { kind: 'failed' }> {
  const failure = toFailure(error)
  const unreachable = isUnreachable(failure)
  const code = error instanceof ErrorResponse ? (error.error ?? undefined) : undefined
  const isReason = requiresLogin({ code, message: error instanceof Error ? error.message : '' })
  const needsLogin = unreachable || isReason || failure.kind === 'consent-required'
  return { kind: 'failed', failure, needsLogin, unreachable }
}

function toFailure(error: unknown): SignInFailure {
  if (error instanceof SignInRefused) return error.failure
  if (error instanceof ErrorTimeout) return { kind: 'timed-out' }
  // `fetch` throws a TypeError for every network and CORS failure.
  if (error instanceof TypeError) return { kind: 'unreachable' }
  if (error instanceof ErrorResponse) {
    return { kind: 'exchange-refused', error: error.error ?? '', description: error.error_description ?? undefined }
  }
  return error instanceof Error ? toFailureOfLibrary(error.message) : { kind: 'exchange-failed' }
}

/** The library throws plain errors, so they are recognised by their messages. */
const libraryTexts: [RegExp, SignInFailure][] = [
  [/^No matching state found in storage/, { kind: 'stored-values-missing' }],
  [/^State does not match|^No state in response/, { kind: 'state-mismatch' }],
  [/^Expected code in response/, { kind: 'code-missing' }],
  [/client_id is required/, { kind: 'client-id-missing' }],
  [/^No authority or metadataUrl configured/, { kind: 'server-not-set' }],
  [/^Metadata does not contain property/, { kind: 'well-known-missing' }],
  [/JSON|mismatch on settings/, { kind: 'stored-values-unreadable' }],
]

function toFailureOfLibrary(message: string): SignInFailure {
  const [, status, body] = /\((\d{3})\)(?:: (.*))?$/s.exec(message) ?? []
  if (status) return toExchangeFailure(Number(status), body)
  return libraryTexts.find(([text]) => text.test(message))?.[1] ?? { kind: 'exchange-failed' }
}

/** Some servers send a code and a message; the others only a status. */
function toExchangeFailure(status: number, body = '{}'): SignInFailure {
  const { code, message } = toFields(JSON.parse(body))
  const isCode = typeof code === 'string' || typeof code === 'number'
  if (!isCode || typeof message !== 'string') return { kind: 'exchange-status', status }
  return { kind: 'exchange-refused', error: `${code}`, description: message }
}

/** No response, a timeout, or a 5xx status of the server or its proxy. */
function isUnreachable(failure: SignInFailure): boolean {
  if (failure.kind === 'unreachable' || failure.kind === 'timed-out') return true
  return failure.kind === 'exchange-status' && failure.status >= 500
}
