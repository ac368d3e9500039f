import { isFresh, loginWaitMs } from '@ferrule/domain/sign-in/token-renewal'
import type { User, UserManager } from 'oidc-client-ts'
import { rememberPerson } from './remember-person.ts'
import { needsLogin } from './needs-login.ts'
import { getUserManager } from './user-manager.ts'

export class LoginTimeout extends Error {
  override readonly name = 'LoginTimeout'
}

let signingIn: Promise<User> | undefined

/**
 * The person who is signed in, with tokens that can be used now. In this order: the stored tokens, the refresh grant,
 * a hidden frame, and at last the login page, from which the reader comes back to where they are. All loaders of a
 * page share one run.
 */
export function getSession(): Promise<User> {
  signingIn ??= withinLoginWait(signIn(getUserManager())).finally(() => {
    signingIn = undefined
  })
  return signingIn
}

async function signIn(manager: UserManager): Promise<User> {
  const stored = await manager.getUser()
  if (stored && isFresh(stored.expires_in)) return stored
  // One renewal for all tabs: a refresh token works once, and a second use would end the session.
  const askedAt = performance.now()
  const renewed = await navigator.locks.request('FR-SDK-renew', () => {
    const waited = performance.now() - askedAt > 5
    return renew(manager, waited ? stored : null)
  })
  return renewed ?? leaveForLogin(manager)
}

/** `outdated` is what was stored before another tab held the lock; nothing if none did. */
async function renew(manager: UserManager, outdated: User | null): Promise<User | null> {
  const stored = await readStored(manager, outdated)
  if (stored && isFresh(stored.expires_in)) return stored
  const user = (await tryRefresh(manager, stored)) ?? (await trySilently(manager))
  if (user) rememberPerson(user)
  return user
}

/** What the other tab wrote reaches this one only a moment after the lock does. */
async function readStored(manager: UserManager, outdated: User | null): Promise<User | null> {
  let stored = await manager.getUser()
  for (let attempt = 0; attempt < 10 && outdated && stored?.access_token === outdated.access_token; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    stored = await manager.getUser()
  }
  return stored
}

async function tryRefresh(manager: UserManager, stored: User | null): Promise<User | null> {
  if (!stored?.refresh_token) return null
  try {
    return await manager.signinSilent()
  } catch {
    // What cannot be renewed must not stay valid somewhere.
    await manager.revokeTokens().catch(() => undefined)
    await manager.removeUser()
    return null
  }
}

async function trySilently(manager: UserManager): Promise<User | null> {
  try {
    return await manager.signinSilent({ forceIframeAuth: true })
  } catch (error) {
    if (needsLogin(error)) return null
    throw error
  }
}

async function leaveForLogin(manager: UserManager): Promise<never> {
  await manager.clearStaleState()
  const { pathname, search } = window.location
  await manager.signinRedirect({
    state: { returnTo: `${pathname}${search}` },
    ui_locales: document.documentElement.lang,
  })
  // The browser is on its way out; only the waiting time can end this now.
  return new Promise(() => undefined)
}

function withinLoginWait(signedIn: Promise<User>): Promise<User> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoginTimeout('Authorization timed out')), loginWaitMs)
    signedIn.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
