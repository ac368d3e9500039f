import type { Reader } from '@ferrule/domain/catalogue/product'
import { type ChangedLine, changesSince } from '@ferrule/domain/comparison/changes-since'
import { compareWithSnapshot } from '../catalogue/specification-snapshot.ts'
import { listInOrder } from '../catalogue/list-products.ts'
import type { Deps } from '../graphql/request-context.ts'
import { findSharedComparison, type SharedComparison } from './shared-comparison-store.ts'

export type ChangedSpecification = ChangedLine & { slug: string; product: string }

export type ReadComparison = Omit<SharedComparison, 'facts'> & { changes: ChangedSpecification[] }

/** A shared comparison and what has changed since, as far as the reader may see the products. */
export async function readSharedComparison(
  deps: Pick<Deps, 'db' | 'log'>,
  reader: Reader,
  id: string,
): Promise<ReadComparison | undefined> {
  const shared = await findSharedComparison(deps.db.queries, id)
  if (!shared) return undefined
  const { facts, ...rest } = shared
  const sold = await listInOrder(deps, reader, [...new Set(shared.entries.map(({ slug }) => slug))])
  const names = new Map(sold.map(({ slug, name }) => [slug, name]))
  const states = await compareWithSnapshot(deps.db.queries, reader, { entries: shared.entries, facts })
  const changes = shared.entries.flatMap(({ slug }, position) => {
    const [product, state] = [names.get(slug), states[position]]
    if (product === undefined || !state) return []
    const lines = changesSince(state.before, state.now, shared.measurementSystem)
    return lines.map((line) => ({ ...line, slug, product }))
  })
  return { ...rest, changes }
}
