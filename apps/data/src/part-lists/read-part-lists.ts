import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listOwnLists, type ListView } from './part-list-store.ts'

/** Part lists are shared by all members of an organisation. */
export async function readPartLists(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  query: { productSlug: string; language: string },
): Promise<ListView[]> {
  return withUserScope(db, actor, (tx, scope) => listOwnLists(tx, scope, query))
}
