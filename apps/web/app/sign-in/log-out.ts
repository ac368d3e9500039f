import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import type { UserManager } from 'oidc-client-ts'
import { forgetCopies } from '../parts/kept/forget-copies.ts'
import { forgetDrafts } from '../portal/drafts.ts'
import { discover } from './discover.ts'
import { forgetPerson } from './remember-person.ts'
import { revokeTokens } from './revoke-tokens.ts'
import { tellTabs } from './session-news.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFailedEvent } from './to-failed-event.ts'

/**
 * Forgets the person in every tab, takes both tokens back and ends the session at the identity server, which then
 * sends the browser to `returnTo`. Returns false when nobody was signed in. Here they are signed out in any case.
 */
export async function logOut(manager: UserManager, returnTo: string): Promise<boolean> {
  const user = await manager.getUser().catch(() => null)
  forgetPerson()
  await manager.removeUser()
  await forgetDrafts()
  await forgetCopies()
  if (!user) return false
  tellTabs('signed-out')
  const notRevoked = await revokeTokens(manager, user)
  try {
    await discover(manager.settings.authority)
  } catch (error) {
    throw new SignInRefused(toEndSessionFailure(error), notRevoked)
  }
  // What could not be taken back ends with the session.
  await manager.signoutRedirect({
    ...(user.id_token ? { id_token_hint: user.id_token } : {}),
    post_logout_redirect_uri: returnTo,
  })
  return true
}

function toEndSessionFailure(error: unknown): SignInFailure {
  const { failure } = toFailedEvent(error)
  return failure.kind === 'exchange-status' ? { kind: 'end-session', status: failure.status } : failure
}
