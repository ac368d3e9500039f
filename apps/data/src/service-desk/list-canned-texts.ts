import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type CannedText, listCannedTextRows } from './canned-text-store.ts'

/** What the service writes often, in every language there is. */
export function listCannedTexts({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<CannedText[]> {
  return workFor(db, actor, (tx) => listCannedTextRows(tx))
}
