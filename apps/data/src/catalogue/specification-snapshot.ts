import type { Market } from '@ferrule/domain/catalogue/product'
import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import type { ComparedEntry } from '@ferrule/domain/comparison/compared-entries-parameter'
import type { Queries } from '../postgres/database.ts'
import type { SpecificationSnapshot } from './specification-snapshot-schema.ts'
import { type FactsRow, listCurrentFacts, listSpecificationSnapshots } from './specification-snapshot-store.ts'

export type BeforeAndNow = { before: Specification[]; now: Specification[] }

/** The specifications of each entry in the snapshot and now, in the market's language. */
export async function compareWithSnapshot(
  queries: Queries,
  market: Market,
  { entries, facts }: { entries: readonly ComparedEntry[]; facts: SpecificationSnapshot },
): Promise<BeforeAndNow[]> {
  const [earlier, current] = await Promise.all([
    listSpecificationSnapshots(queries, market, facts),
    listCurrentFacts(queries, market, entries),
  ])
  return entries.map((entry) => ({
    before: linesOf(earlier, entry, market),
    now: linesOf(current, entry, market),
  }))
}

/** Specifications of the variant come before those of the product, as in a comparison. */
function linesOf(rows: readonly FactsRow[], { slug, variantId }: ComparedEntry, { language }: Market): Specification[] {
  const own = rows.filter((row) => row.slug === slug)
  return [
    ...own.filter((row) => row.variantId !== null && row.variantId === variantId),
    ...own.filter((row) => row.variantId === null),
  ].flatMap((row) => toSpecifications(row, language))
}
