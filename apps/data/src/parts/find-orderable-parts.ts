import type { Queries } from '../postgres/database.ts'
import { listPartsByNumber, type ShownPart } from './part-store.ts'

/** For orders: what these article numbers stand for now, named in the customer's language. */
export function findOrderableParts(
  tx: Queries,
  articleNumbers: readonly string[],
  language: string,
): Promise<ShownPart[]> {
  return listPartsByNumber(tx, articleNumbers, language)
}
