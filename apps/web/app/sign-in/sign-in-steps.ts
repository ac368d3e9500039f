import type { SignInEvent } from '@ferrule/domain/sign-in/sign-in-flow'
import type { User, UserManager } from 'oidc-client-ts'
import { discover } from './discover.ts'
import { rememberPerson } from './remember-person.ts'
import { revokeTokens } from './revoke-tokens.ts'
import type { SignInSteps } from './run-sign-in.ts'
import { tellTabs } from './session-news.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFailedEvent } from './to-failed-event.ts'

/** What travels through the login page and back; `again` marks a login whose profile could not be read before. */
export type LoginState = { returnTo: string; again: boolean }

/**
 * Each step of a login as the browser does it; `found` keeps what the steps before have brought. A token that was
 * refused counts as ended.
 */
export function createSteps(manager: UserManager, found: { user: User | null }, refusedToken?: string): SignInSteps {
  let discovered: Promise<void> | undefined
  // Asked once in a login: who did not answer the hidden frame is not waited for again.
  const discoverOnce = () => (discovered ??= discover(manager.settings.authority))
  const receive = (user: User | null): SignInEvent => {
    if (!user?.access_token) throw new SignInRefused({ kind: 'access-token-missing' })
    found.user = user
    return { kind: 'tokens' }
  }
  return {
    'read-stored': async () => {
      const user = await manager.getUser().catch(() => 'unreadable' as const)
      if (user === 'unreadable') return { kind: 'stored', tokens: user }
      found.user = user
      return { kind: 'stored', tokens: toStoredTokens(user, refusedToken) }
    },
    'exchange-code': async () => receive(await manager.signinRedirectCallback()),
    refresh: async () => receive(await manager.signinSilent()),
    'ask-silently': async () => {
      await discoverOnce()
      return receive(await askSilently(manager))
    },
    revoke: async () => {
      // What cannot be renewed must not stay valid somewhere; a server that cannot take it back lets it run out.
      if (found.user) await revokeTokens(manager, found.user)
      await manager.removeUser()
      found.user = null
      return { kind: 'revoked' }
    },
    'read-profile': async () => {
      if (!found.user) throw new SignInRefused({ kind: 'access-token-missing' })
      // Only a login needs it, and what checks the answer weighs a fifth of the portal's first screen.
      const { readProfile } = await import('./read-profile.ts')
      rememberPerson(await readProfile(manager, found.user))
      tellTabs('signed-in')
      return { kind: 'profile' }
    },
    'go-to-login': async () => {
      await discoverOnce()
      const { pathname, search } = window.location
      const state: LoginState = { returnTo: `${pathname}${search}`, again: found.user !== null }
      await manager.clearStaleState()
      await manager.signinRedirect({ state, ui_locales: document.documentElement.lang })
      return { kind: 'left' }
    },
  }
}

/** A frame that comes back without a code means that a person has to be asked. */
async function askSilently(manager: UserManager): Promise<User | null> {
  try {
    return await manager.signinSilent({ forceIframeAuth: true })
  } catch (error) {
    if (toFailedEvent(error).failure.kind === 'code-missing') throw new SignInRefused({ kind: 'consent-required' })
    throw error
  }
}

function toStoredTokens(
  user: User | null,
  refusedToken: string | undefined,
): Extract<SignInEvent, { kind: 'stored' }>['tokens'] {
  if (!user) return 'none'
  const secondsLeft = user.access_token === refusedToken ? 0 : (user.expires_in ?? 0)
  return { secondsLeft, canRefresh: Boolean(user.refresh_token) }
}
