import type { SignInFailure } from './sign-in-failure.ts'
import { isFresh } from './token-renewal.ts'

/** What the browser does next. Each is done once and answered by one event. */
export type SignInStep =
  | 'read-stored'
  | 'exchange-code'
  | 'refresh'
  | 'revoke'
  | 'ask-silently'
  | 'read-profile'
  | 'go-to-login'

export type SignInState =
  | { kind: 'doing'; step: SignInStep; secondsLeft: number }
  | { kind: 'signed-in' }
  /** The browser is on its way to the login page. */
  | { kind: 'leaving' }
  /** The person is asked here, over what they were doing. */
  | { kind: 'needs-person' }
  | { kind: 'failed'; failure: SignInFailure }

export type SignInEvent =
  | { kind: 'stored'; tokens: { secondsLeft: number; canRefresh: boolean } | 'none' | 'unreadable' }
  | { kind: 'tokens' }
  | { kind: 'profile' }
  /** Also when the server could not take them: they are deleted here either way. */
  | { kind: 'revoked' }
  | { kind: 'left' }
  /** `needsPerson`: the login page would resolve it. `unreachable`: nobody answered. */
  | { kind: 'failed'; failure: SignInFailure; needsPerson: boolean; unreachable: boolean }

export type SignInSettings = {
  /**
   * With `none` a page only finds out whether somebody is signed in, and leaves the reader where they are; with
   * `in-place` it asks them to log in without leaving, because the page holds what they have typed.
   */
  loginMode: 'redirect' | 'in-place' | 'none'
  /** Whether the reader comes from the login page just now, where a second failure must not send them again. */
  hasJustLoggedIn: boolean
}

/** With a code in the address it is exchanged; otherwise the stored tokens are looked at first. */
export function startSignIn({ hasCode }: { hasCode: boolean }): SignInState {
  return doing(hasCode ? 'exchange-code' : 'read-stored')
}

/**
 * The login, step by step: stored tokens, refresh grant, hidden frame, login page, in that order and never back.
 * Total: an event that answers another step than the current one changes nothing.
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
      return event.kind === 'revoked' ? doing('ask-silently') : state
    case 'ask-silently':
      return afterNewTokens(state, event, (failed) => toLoginOrEnd(failed, failed.needsPerson, settings))
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
  if (tokens === 'none') return doing('ask-silently')
  if (tokens === 'unreadable') return doing('revoke')
  if (isFresh(tokens.secondsLeft)) return { kind: 'signed-in' }
  return doing(tokens.canRefresh ? 'refresh' : 'revoke', tokens.secondsLeft)
}

/** Tokens that still hold are used on while nobody can renew them; those that were refused are taken back. */
function afterRefresh(state: Doing, event: SignInEvent): SignInState {
  if (event.kind === 'tokens') return { kind: 'signed-in' }
  if (event.kind !== 'failed') return state
  return event.unreachable && state.secondsLeft > 0 ? { kind: 'signed-in' } : doing('revoke')
}

function afterNewTokens(state: Doing, event: SignInEvent, otherwise: (failed: Failed) => SignInState): SignInState {
  if (event.kind === 'tokens') return doing('read-profile')
  return event.kind === 'failed' ? otherwise(event) : state
}

/** Somebody whom the identity server cannot describe logs in again, but not for ever. */
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
  return loginMode === 'redirect' ? doing('go-to-login') : { kind: 'needs-person' }
}
