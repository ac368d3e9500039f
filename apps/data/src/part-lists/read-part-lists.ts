import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listOwnLists, type ShownList } from './part-list-store.ts'

/** Everybody of an organisation sees what one of them saved. */
export async function readPartLists(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  asked: { productSlug: string; language: string },
): Promise<ShownList[]> {
  return workFor(db, actor, (tx, scope) => listOwnLists(tx, scope, asked))
}
