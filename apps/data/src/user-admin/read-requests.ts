import { toDay } from '@ferrule/domain/user-admin/invitation'
import { type Page, type PageQuery, toPage } from '../graphql/page-of-list.ts'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countRequests, listRequests } from './access-request-store.ts'
import type { ReadDeps } from './read-users.ts'
import { type ManagedAccess, toManagedAccess, toName } from './to-managed-access.ts'

export type AccessRequestEntry = {
  id: string
  access: ManagedAccess
  requestedBy: string
  email: string
  requestedAt: Date
  reason: string
}

/** The requests that wait for a decision in the administered organisations. */
export async function readRequests(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  page: PageQuery,
): Promise<Page<AccessRequestEntry>> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const rows = await listRequests(tx, administrator, page)
    const entries = rows.map(({ firstName, lastName, email, ...access }) => ({
      id: access.id,
      access: toManagedAccess(administrator, access, toDay(now())),
      requestedBy: toName(firstName, lastName) ?? '',
      email,
      requestedAt: access.requestedAt ?? access.since,
      reason: access.requestReason ?? '',
    }))
    return toPage(entries, await countRequests(tx, administrator))
  })
}
