import type { SignInEvent } from '@ferrule/domain/sign-in/sign-in-flow'
import type { User, UserManager } from 'oidc-client-ts'
import { readProfile } from './read-profile.ts'
import { rememberPerson } from './remember-person.ts'
import type { SignInSteps } from './run-sign-in.ts'
import { SignInRefused } from './to-failed-event.ts'

/** What travels through the login page and back; `again` marks a login whose profile could not be read before. */
export type LoginState = { returnTo: string; again: boolean }

/** Each step of a login as the browser does it; `found` keeps what the steps before have brought. */
export function createSteps(manager: UserManager, found: { user: User | null }): SignInSteps {
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
      return { kind: 'stored', tokens: toStoredTokens(user) }
    },
    'exchange-code': async () => receive(await manager.signinRedirectCallback()),
    refresh: async () => receive(await manager.signinSilent()),
    'ask-silently': async () => receive(await manager.signinSilent({ forceIframeAuth: true })),
    revoke: async () => {
      // What cannot be renewed must not stay valid somewhere; a server that cannot take it back lets it run out.
      await manager.revokeTokens().catch(() => undefined)
      await manager.removeUser()
      found.user = null
      return { kind: 'revoked' }
    },
    'read-profile': async () => {
      if (!found.user) throw new SignInRefused({ kind: 'access-token-missing' })
      rememberPerson(await readProfile(manager, found.user))
      return { kind: 'profile' }
    },
    'go-to-login': async () => {
      const { pathname, search } = window.location
      const state: LoginState = { returnTo: `${pathname}${search}`, again: found.user !== null }
      await manager.clearStaleState()
      await manager.signinRedirect({ state, ui_locales: document.documentElement.lang })
      return { kind: 'left' }
    },
  }
}

function toStoredTokens(user: User | null): Extract<SignInEvent, { kind: 'stored' }>['tokens'] {
  if (!user) return 'none'
  return { secondsLeft: user.expires_in ?? 0, canRefresh: Boolean(user.refresh_token) }
}
