import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type CannedText, listCannedTextRows } from './canned-text-store.ts'

/** Canned texts in all languages. */
export function listCannedTexts({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<CannedText[]> {
  return withUserScope(db, actor, (tx) => listCannedTextRows(tx))
}
