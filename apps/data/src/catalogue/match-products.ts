import { matchProcess, type Misfit, type WantedProcess } from '@ferrule/domain/catalogue/match-process'
import type { Product, Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listCandidates } from './process-store.ts'
import { listProductsByIds } from './product-store.ts'
import type { ReadBy } from './reader.ts'

const maxCandidates = 200
const maxShown = 24

export type MatchedProducts = {
  matches: ReadBy<Product>[]
  nearMisses: (Misfit & { product: ReadBy<Product> })[]
}

/** The machines that process what somebody describes, and those that would but for one thing. */
export async function matchProducts(
  { db }: Pick<Deps, 'db'>,
  reader: Reader,
  wanted: WantedProcess,
): Promise<MatchedProducts> {
  const candidates = await listCandidates(db.queries, reader.country, { wanted, limit: maxCandidates })
  const judged = candidates.map(({ id, ability }) => ({ id, match: matchProcess(wanted, ability) }))
  const matching = judged.flatMap(({ id, match }) => (match.kind === 'match' ? [id] : [])).slice(0, maxShown)
  const missing = judged
    .flatMap(({ id, match }) => (match.kind === 'near-miss' ? [{ id, misfit: match.misfit }] : []))
    .slice(0, maxShown)
  const products = await listProductsByIds(db.queries, reader, [...matching, ...missing.map(({ id }) => id)])
  const byId = new Map(products.map((product) => [product.id, { ...product, reader }]))
  return {
    matches: matching.flatMap((id) => byId.get(id) ?? []),
    nearMisses: missing.flatMap(({ id, misfit }) => {
      const product = byId.get(id)
      return product ? [{ ...misfit, product }] : []
    }),
  }
}
