import { reviewQuery } from '@ferrule/domain/user-admin/access-list'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countRequests } from './access-request-store.ts'
import { countReviewEntries } from './access-review-store.ts'
import type { ReadDeps } from './read-users.ts'

export type AccessOverview = { requests: number; endingSoon: number }

/** Counts the undecided requests and the accesses that end soon, for a delegated administrator. */
export async function readAccessOverview({ db, now }: ReadDeps, actor: SignedInActor): Promise<AccessOverview> {
  const query = reviewQuery.parse({ filter: 'ending' })
  return withAdministratorScope(db, actor, async (tx, administrator) => ({
    requests: await countRequests(tx, administrator),
    endingSoon: await countReviewEntries(tx, administrator, { query, now: now() }),
  }))
}
