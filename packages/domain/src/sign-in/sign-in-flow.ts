import type { SignInFailure } from './sign-in-failure.ts'
import { isFresh } from './token-renewal.ts'

/** The next step of the browser. Each runs once and reports one event. */
export type SignInStep =
  | 'read-stored'
  | 'exchange-code'
  | 'refresh'
  | 'revoke'
  | 'try-silent-login'
  | 'read-profile'
  | 'go-to-login'

export type SignInState =
  | { kind: 'doing'; step: SignInStep; secondsLeft: number }
  | { kind: 'signed-in' }
  /** The browser is navigating to the login page. */
  | { kind: 'leaving' }
  /** A dialog over the current page asks the user to log in. */
  | { kind: 'needs-login' }
  | { kind: 'failed'; failure: SignInFailure }

export type SignInEvent =
  | { kind: 'stored'; tokens: { secondsLeft: number; canRefresh: boolean } | 'none' | 'unreadable' }
  | { kind: 'tokens' }
  | { kind: 'profile' }
  /** Also if the revocation request failed; the tokens are deleted locally in any case. */
  | { kind: 'revoked' }
  | { kind: 'left' }
  /** `needsLogin`: the login page would resolve it. `unreachable`: no response from the identity server. */
  | { kind: 'failed'; failure: SignInFailure; needsLogin: boolean; unreachable: boolean }

export type SignInSettings = {
  /**
   * `none` only checks whether the visitor is signed in and never leaves the page; `in-place` asks for a login without
   * leaving the page, because it holds typed input.
   */
  loginMode: 'redirect' | 'in-place' | 'none'
  /** Whether the visitor has just returned from the login page; a second failure must not redirect there again. */
  hasJustLoggedIn: boolean
}

/** Starts with the exchange of a code in the URL, or with the stored tokens. */
export function startSignIn({ hasCode }: { hasCode: boolean }): SignInState {
  return doing(hasCode ? 'exchange-code' : 'read-stored')
}

/**
 * The login as a state machine: stored tokens, refresh grant, hidden frame, login page, in that order and never back.
 * An event of another step than the current one changes nothing.
 */
export function nextSignIn(state: SignInState, event: SignInEvent, settings: SignInSettings): SignInState {
  if (state.kind !== 'doing') return state
  switch (state.step) {
    case 'read-stored':
      return event.kind === 'stored' ? afterStored(event.tokens) : state
    case 'exchange-code':
      return afterNewTokens(state, event, (failed) => ({ kind: 'failed', failure: failed.failure }))
    case 'refresh':
      return afterRefresh(state, event)
    case 'revoke':
      return event.kind === 'revoked' ? doing('try-silent-login') : state
    case 'try-silent-login':
      return afterNewTokens(state, event, (failed) => toLoginOrEnd(failed, failed.needsLogin, settings))
    case 'read-profile':
      return afterProfile(state, event, settings)
    case 'go-to-login':
      return afterLeaving(state, event)
  }
}

type Doing = Extract<SignInState, { kind: 'doing' }>
type Failed = Extract<SignInEvent, { kind: 'failed' }>

function doing(step: SignInStep, secondsLeft = 0): SignInState {
  return { kind: 'doing', step, secondsLeft }
}

function afterStored(tokens: Extract<SignInEvent, { kind: 'stored' }>['tokens']): SignInState {
  if (tokens === 'none') return doing('try-silent-login')
  if (tokens === 'unreadable') return doing('revoke')
  if (isFresh(tokens.secondsLeft)) return { kind: 'signed-in' }
  return doing(tokens.canRefresh ? 'refresh' : 'revoke', tokens.secondsLeft)
}

/** Valid tokens are used while the identity server is unreachable; refused ones are revoked. */
function afterRefresh(state: Doing, event: SignInEvent): SignInState {
  if (event.kind === 'tokens') return { kind: 'signed-in' }
  if (event.kind !== 'failed') return state
  return event.unreachable && state.secondsLeft > 0 ? { kind: 'signed-in' } : doing('revoke')
}

function afterNewTokens(state: Doing, event: SignInEvent, otherwise: (failed: Failed) => SignInState): SignInState {
  if (event.kind === 'tokens') return doing('read-profile')
  return event.kind === 'failed' ? otherwise(event) : state
}

/** A user whose profile cannot be read logs in again, but only once. */
function afterProfile(state: Doing, event: SignInEvent, settings: SignInSettings): SignInState {
  if (event.kind === 'profile') return { kind: 'signed-in' }
  return event.kind === 'failed' ? toLoginOrEnd(event, !settings.hasJustLoggedIn, settings) : state
}

function afterLeaving(state: Doing, event: SignInEvent): SignInState {
  if (event.kind === 'left') return { kind: 'leaving' }
  return event.kind === 'failed' ? { kind: 'failed', failure: event.failure } : state
}

function toLoginOrEnd({ failure }: Failed, loginHelps: boolean, { loginMode }: SignInSettings): SignInState {
  if (!loginHelps || loginMode === 'none') return { kind: 'failed', failure }
  return loginMode === 'redirect' ? doing('go-to-login') : { kind: 'needs-login' }
}
