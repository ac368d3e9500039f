import { type SignInSettings, startSignIn } from '@ferrule/domain/sign-in/sign-in-flow'
import { canUseWithoutRenewal, isFresh, loginTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import type { User, UserManager } from 'oidc-client-ts'
import { clearOfflineCopiesOfOthers } from '../parts/offline/clear-offline-copies.ts'
import { clearDraftsOfOthers } from '../portal/drafts.ts'
import { runSignIn } from './run-sign-in.ts'
import { promptSignInAgain, canPromptHere } from './sign-in-again.ts'
import { createSteps } from './sign-in-steps.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { getUserManager } from './user-manager.ts'

let signingIn: Promise<User> | undefined
/** When the identity server last did not respond to a renewal. */
let unansweredAt = Number.NEGATIVE_INFINITY
/** The user that this page was loaded for. */
let subject: string | undefined

/**
 * Returns the signed-in user with usable tokens. All loaders of a page share one call. `refusedToken` is a token that
 * the data service has refused: it is renewed even if it has not expired.
 */
export function getSession(refusedToken?: string): Promise<User> {
  signingIn ??= signIn(getUserManager(), refusedToken).finally(() => {
    signingIn = undefined
  })
  return signingIn
}

async function signIn(manager: UserManager, refusedToken: string | undefined): Promise<User> {
  let user = await withinLoginWait(tryToSignIn(manager, refusedToken))
  while (user === 'needs-login') {
    await promptSignInAgain()
    user = await withinLoginWait(tryToSignIn(manager, refusedToken))
  }
  if (subject === undefined) {
    await clearDraftsOfOthers(user.profile.sub)
    await clearOfflineCopiesOfOthers(user.profile.sub)
  }
  subject ??= user.profile.sub
  if (user.profile.sub === subject) return user
  // Another user has logged in: the page contains data of the previous one.
  window.location.reload()
  return new Promise<never>(() => undefined)
}

async function tryToSignIn(manager: UserManager, refusedToken: string | undefined): Promise<User | 'needs-login'> {
  const stored = await manager.getUser().catch(() => null)
  const isRefused = stored !== null && stored.access_token === refusedToken
  if (stored && !isRefused && canUseWithoutRenewal(stored.expires_in, performance.now() - unansweredAt)) return stored
  // The lock allows a single renewal for all tabs: a refresh token works once, and a second use would end the session.
  const requestedAt = performance.now()
  return navigator.locks.request('FR-SDK-renew', async () => {
    if (performance.now() - requestedAt > 5) await awaitOtherTab(manager, stored)
    const found: { user: User | null } = { user: null }
    const settings: SignInSettings = { loginMode: canPromptHere() ? 'in-place' : 'redirect', hasJustLoggedIn: false }
    const steps = createSteps(manager, found, refusedToken)
    const end = await runSignIn(startSignIn({ hasCode: false }), steps, () => settings)
    if (end.kind === 'failed') throw new SignInRefused(end.failure)
    if (end.kind === 'needs-login') return end.kind
    // While the browser navigates to the login page, only the timeout ends this.
    if (end.kind === 'leaving' || !found.user) return new Promise<never>(() => undefined)
    if (!isFresh(found.user.expires_in)) unansweredAt = performance.now()
    return found.user
  })
}

/** Storage written by another tab becomes visible shortly after that tab releases the lock. */
async function awaitOtherTab(manager: UserManager, outdated: User | null): Promise<void> {
  for (let attempt = 0; attempt < 10 && outdated; attempt++) {
    const stored = await manager.getUser().catch(() => null)
    if (stored?.access_token !== outdated.access_token) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function withinLoginWait<T>(signedIn: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SignInRefused({ kind: 'wait-over' })), loginTimeoutMs)
    signedIn.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
