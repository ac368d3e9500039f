import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import type { UserManager } from 'oidc-client-ts'
import { clearOfflineCopies } from '../parts/offline/clear-offline-copies.ts'
import { endPushes } from '../notifications/push/pushed-endpoint.ts'
import { clearDrafts } from '../portal/drafts.ts'
import { discover } from './discover.ts'
import { clearStoredPerson } from './store-person.ts'
import { revokeTokens } from './revoke-tokens.ts'
import { notifyTabs } from './session-channel.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFailedEvent } from './to-failed-event.ts'

/**
 * Signs the user out in every tab, revokes both tokens and ends the session at the identity server, which then
 * redirects to `returnTo`. Returns false if no user was signed in. The local sign-out happens even if a later step
 * fails.
 */
export async function logOut(manager: UserManager, returnTo: string): Promise<boolean> {
  const user = await manager.getUser().catch(() => null)
  clearStoredPerson()
  await manager.removeUser()
  await clearDrafts()
  await clearOfflineCopies()
  // Without a network, the next person to use the portal here ends them.
  await endPushes().catch(() => undefined)
  if (!user) return false
  notifyTabs('signed-out')
  const notRevoked = await revokeTokens(manager, user)
  try {
    await discover(manager.settings.authority)
  } catch (error) {
    throw new SignInRefused(toEndSessionFailure(error), notRevoked)
  }
  // A token that could not be revoked ends with the session.
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
