import type { Reader } from '@ferrule/domain/catalogue/product'
import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries'
import type { Queries } from '../postgres/database.ts'
import type { KeptFacts } from './kept-facts.ts'
import { type FactsRow, keepFacts, listKeptFacts, listPresentFacts } from './specification-snapshot-store.ts'

/** The technical data of products and their chosen variants, as it is now, to be kept in another record. */
export function takeSnapshot(tx: Queries, entries: readonly ComparedEntry[]): Promise<KeptFacts> {
  return keepFacts(tx, entries)
}

export type BeforeAndNow = { before: Specification[]; now: Specification[] }

/** What was said of each entry then and what is said now, in the reader's language. */
export async function compareWithSnapshot(
  queries: Queries,
  reader: Reader,
  { entries, facts }: { entries: readonly ComparedEntry[]; facts: KeptFacts },
): Promise<BeforeAndNow[]> {
  const [then, present] = await Promise.all([
    listKeptFacts(queries, reader, facts),
    listPresentFacts(queries, reader, entries),
  ])
  return entries.map((entry) => ({
    before: linesOf(then, entry, reader),
    now: linesOf(present, entry, reader),
  }))
}

/** The variant's own word comes first, as in a comparison. */
function linesOf(rows: readonly FactsRow[], { slug, variantId }: ComparedEntry, { language }: Reader): Specification[] {
  const own = rows.filter((row) => row.slug === slug)
  return [
    ...own.filter((row) => row.variantId !== null && row.variantId === variantId),
    ...own.filter((row) => row.variantId === null),
  ].flatMap((row) => toSpecifications(row, language))
}
