import { type PageQuery, type Page, toPage } from '../../graphql/page-of-list.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { type RequestWithDetails, withDetails } from '../find-request.ts'
import { countSavedRequests, isSavedBy, type SavedRequest, listSavedRequests } from './saved-request-store.ts'
import { findVisitorRequest } from '../visitor-request-store.ts'

/** A page of the requests saved in an account, newest first. */
export async function readSavedRequests(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  page: PageQuery,
): Promise<Page<SavedRequest>> {
  return withUserScope(db, actor, async (tx, scope) =>
    toPage(await listSavedRequests(tx, scope, page), await countSavedRequests(tx, scope)),
  )
}

/** A saved request with its details. Unlike a receipt link, it does not expire. */
export async function readSavedRequest(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<RequestWithDetails | undefined> {
  const request = await withUserScope(db, actor, async (tx, scope) =>
    (await isSavedBy(tx, scope, id)) ? findVisitorRequest(tx, id) : undefined,
  )
  return request && withDetails(db.queries, request)
}
