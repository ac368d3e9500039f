import type { SignInEvent } from '@ferrule/domain/sign-in/sign-in-flow'
import type { User, UserManager } from 'oidc-client-ts'
import { discover } from './discover.ts'
import { takeLoginHint } from './login-hint.ts'
import { storePerson } from './store-person.ts'
import { revokeTokens } from './revoke-tokens.ts'
import type { SignInSteps } from './run-sign-in.ts'
import { notifyTabs } from './session-channel.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFailedEvent } from './to-failed-event.ts'

/** The state that passes through the login page; `isRetry` marks a login after a failure to read the profile. */
export type LoginState = { returnTo: string; isRetry: boolean }

/** The steps of a login in the browser; `found` carries the user between them. A refused token counts as expired. */
export function createSteps(manager: UserManager, found: { user: User | null }, refusedToken?: string): SignInSteps {
  let discovered: Promise<void> | undefined
  // Once per login, so that an unreachable identity server costs one timeout only.
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
    'try-silent-login': async () => {
      await discoverOnce()
      return receive(await signInSilently(manager))
    },
    revoke: async () => {
      // Tokens that cannot be renewed must not stay valid. If revocation fails, they expire.
      if (found.user) await revokeTokens(manager, found.user)
      await manager.removeUser()
      found.user = null
      return { kind: 'revoked' }
    },
    'read-profile': async () => {
      if (!found.user) throw new SignInRefused({ kind: 'access-token-missing' })
      // Imported lazily: only a login needs it, and its schema library is a fifth of the portal's first screen.
      const { readProfile } = await import('./read-profile.ts')
      storePerson(await readProfile(manager, found.user))
      notifyTabs('signed-in')
      return { kind: 'profile' }
    },
    'go-to-login': async () => {
      await discoverOnce()
      const { pathname, search } = window.location
      const state: LoginState = { returnTo: `${pathname}${search}`, isRetry: found.user !== null }
      await manager.clearStaleState()
      const hint = takeLoginHint(document)
      const ui_locales = document.documentElement.lang
      await manager.signinRedirect({ state, ui_locales, ...(hint === undefined ? {} : toFirstLogin(hint)) })
      return { kind: 'left' }
    },
  }
}

/** The first login of an invited person, who has just set a password: it offers a passkey, which can be declined. */
function toFirstLogin(email: string) {
  return { login_hint: email, extraQueryParams: { kc_action: 'webauthn-register-passwordless' } }
}

/** A response without a code means that the user has to log in interactively. */
async function signInSilently(manager: UserManager): Promise<User | null> {
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
