import { type SignInSettings, startSignIn } from '@ferrule/domain/sign-in/sign-in-flow'
import { isFresh, loginWaitMs } from '@ferrule/domain/sign-in/token-renewal'
import type { User, UserManager } from 'oidc-client-ts'
import { runSignIn } from './run-sign-in.ts'
import { createSteps } from './sign-in-steps.ts'
import { SignInRefused } from './to-failed-event.ts'
import { getUserManager } from './user-manager.ts'

let signingIn: Promise<User> | undefined

/** The person who is signed in, with tokens that can be used now. All loaders of a page share one run. */
export function getSession(): Promise<User> {
  signingIn ??= withinLoginWait(signIn(getUserManager())).finally(() => {
    signingIn = undefined
  })
  return signingIn
}

const settings: SignInSettings = { loginMode: 'redirect', hasJustLoggedIn: false }

async function signIn(manager: UserManager): Promise<User> {
  const stored = await manager.getUser().catch(() => null)
  if (stored && isFresh(stored.expires_in)) return stored
  // One renewal for all tabs: a refresh token works once, and a second use would end the session.
  const askedAt = performance.now()
  return navigator.locks.request('FR-SDK-renew', async () => {
    if (performance.now() - askedAt > 5) await awaitOtherTab(manager, stored)
    const found: { user: User | null } = { user: null }
    const end = await runSignIn(startSignIn({ hasCode: false }), createSteps(manager, found), () => settings)
    if (end.kind === 'failed') throw new SignInRefused(end.failure)
    // While the browser is on its way to the login page only the waiting time can end this.
    return end.kind === 'signed-in' && found.user ? found.user : new Promise<never>(() => undefined)
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

function withinLoginWait(signedIn: Promise<User>): Promise<User> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SignInRefused({ kind: 'timed-out' })), loginWaitMs)
    signedIn.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
