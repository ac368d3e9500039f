import type { Deps } from '../graphql/request-context.ts'
import { type CannedText, listCannedTextRows } from './canned-text-store.ts'

/** What the service writes often, in every language there is. */
export function listCannedTexts({ db }: Pick<Deps, 'db'>): Promise<CannedText[]> {
  return listCannedTextRows(db.queries)
}
