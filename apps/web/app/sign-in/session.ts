import { type SignInSettings, startSignIn } from '@ferrule/domain/sign-in/sign-in-flow'
import { canUseNow, isFresh, loginWaitMs } from '@ferrule/domain/sign-in/token-renewal'
import type { User, UserManager } from 'oidc-client-ts'
import { forgetCopiesOfOthers } from '../parts/kept/forget-copies.ts'
import { forgetDraftsOfOthers } from '../portal/drafts.ts'
import { runSignIn } from './run-sign-in.ts'
import { askToSignInAgain, canAskHere } from './sign-in-again.ts'
import { createSteps } from './sign-in-steps.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { getUserManager } from './user-manager.ts'

let signingIn: Promise<User> | undefined
/** When the identity server last left a renewal without an answer. */
let unansweredAt = Number.NEGATIVE_INFINITY
/** Who this page was opened for. */
let subject: string | undefined

/**
 * The person who is signed in, with tokens that can be used now. All loaders of a page share one run. A token that
 * the data service has refused is given along, so that it is renewed however fresh it looks.
 */
export function getSession(refusedToken?: string): Promise<User> {
  signingIn ??= signIn(getUserManager(), refusedToken).finally(() => {
    signingIn = undefined
  })
  return signingIn
}

async function signIn(manager: UserManager, refusedToken: string | undefined): Promise<User> {
  let user = await withinLoginWait(tryToSignIn(manager, refusedToken))
  while (user === 'needs-person') {
    await askToSignInAgain()
    user = await withinLoginWait(tryToSignIn(manager, refusedToken))
  }
  if (subject === undefined) {
    await forgetDraftsOfOthers(user.profile.sub)
    await forgetCopiesOfOthers(user.profile.sub)
  }
  subject ??= user.profile.sub
  if (user.profile.sub === subject) return user
  // Somebody else has logged in: what the page holds is not theirs.
  window.location.reload()
  return new Promise<never>(() => undefined)
}

async function tryToSignIn(manager: UserManager, refusedToken: string | undefined): Promise<User | 'needs-person'> {
  const stored = await manager.getUser().catch(() => null)
  const isRefused = stored !== null && stored.access_token === refusedToken
  if (stored && !isRefused && canUseNow(stored.expires_in, performance.now() - unansweredAt)) return stored
  // One renewal for all tabs: a refresh token works once, and a second use would end the session.
  const askedAt = performance.now()
  return navigator.locks.request('FR-SDK-renew', async () => {
    if (performance.now() - askedAt > 5) await awaitOtherTab(manager, stored)
    const found: { user: User | null } = { user: null }
    const settings: SignInSettings = { loginMode: canAskHere() ? 'in-place' : 'redirect', hasJustLoggedIn: false }
    const steps = createSteps(manager, found, refusedToken)
    const end = await runSignIn(startSignIn({ hasCode: false }), steps, () => settings)
    if (end.kind === 'failed') throw new SignInRefused(end.failure)
    if (end.kind === 'needs-person') return end.kind
    // While the browser is on its way to the login page only the waiting time can end this.
    if (end.kind === 'leaving' || !found.user) return new Promise<never>(() => undefined)
    if (!isFresh(found.user.expires_in)) unansweredAt = performance.now()
    return found.user
  })
}

/** What the other tab wrote reaches this one only a moment after the lock does. */
async function awaitOtherTab(manager: UserManager, outdated: User | null): Promise<void> {
  for (let attempt = 0; attempt < 10 && outdated; attempt++) {
    const stored = await manager.getUser().catch(() => null)
    if (stored?.access_token !== outdated.access_token) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function withinLoginWait<T>(signedIn: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SignInRefused({ kind: 'wait-over' })), loginWaitMs)
    signedIn.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
