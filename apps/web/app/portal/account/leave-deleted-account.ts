import { clearAccountBasket } from '../../comparison/account-basket.ts'
import { endPushes } from '../../notifications/push/pushed-endpoint.ts'
import { clearOfflineCopies } from '../../parts/offline/clear-offline-copies.ts'
import { notifyTabs } from '../../sign-in/session-channel.ts'
import { clearStoredPerson } from '../../sign-in/store-person.ts'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { clearDrafts } from '../drafts.ts'

const key = 'account-deleted'

/** Clears what this browser stores of a deleted account and leaves the portal, also if a step fails. */
export async function leaveDeletedAccount(portalHome: string): Promise<void> {
  clearStoredPerson()
  clearAccountBasket()
  // Without a network the push subscription stays, and the next person to use the portal here ends it.
  await Promise.allSettled([getUserManager().removeUser(), clearDrafts(), clearOfflineCopies(), endPushes()])
  sessionStorage.setItem(key, new Date().toISOString())
  window.location.replace(`${portalHome}/account/deleted`)
}

/**
 * Signs out the other tabs after a deletion. The next page sends the event, because a page of the portal would follow
 * its own event to the logout.
 */
export function notifyTabsOfDeletion(): void {
  if (sessionStorage.getItem(key) === null) return
  sessionStorage.removeItem(key)
  notifyTabs('signed-out')
}
