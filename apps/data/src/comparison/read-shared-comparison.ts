import type { Market } from '@ferrule/domain/catalogue/product'
import { isSharedComparisonOpen } from '@ferrule/domain/comparison/shared-comparison'
import { type SpecificationChange, listSpecificationChanges } from '@ferrule/domain/comparison/specification-changes'
import { compareWithSnapshot } from '../catalogue/specification-snapshot.ts'
import { listProductsInOrder } from '../catalogue/list-products-in-order.ts'
import type { Deps } from '../graphql/request-context.ts'
import { findSharedComparison, type SharedComparison } from './shared-comparison-store.ts'

export type ChangedSpecification = SpecificationChange & { slug: string; product: string }

export type ReadComparison = Omit<SharedComparison, 'facts'> & { changes: ChangedSpecification[] }

/** A shared comparison that has not expired, with the changes since then of products available in the market. */
export async function readSharedComparison(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  market: Market,
  id: string,
): Promise<ReadComparison | undefined> {
  const shared = await findSharedComparison(deps.db.queries, id)
  if (!shared || !isSharedComparisonOpen(shared.sharedAt, deps.now())) return undefined
  const { facts, ...rest } = shared
  const available = await listProductsInOrder(deps, market, [...new Set(shared.entries.map(({ slug }) => slug))])
  const names = new Map(available.map(({ slug, name }) => [slug, name]))
  const states = await compareWithSnapshot(deps.db.queries, market, { entries: shared.entries, facts })
  const changes = shared.entries.flatMap(({ slug }, position) => {
    const [product, state] = [names.get(slug), states[position]]
    if (product === undefined || !state) return []
    const lines = listSpecificationChanges(state.before, state.now, shared.measurementSystem)
    return lines.map((line) => ({ ...line, slug, product }))
  })
  return { ...rest, changes }
}
