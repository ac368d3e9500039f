import { matchProcess, type ProcessMismatch, type ProcessRequirements } from '@ferrule/domain/catalogue/match-process'
import type { Product, Market } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { listCandidates } from './process-store.ts'
import { listProductsByIds } from './product-store.ts'
import type { Localised } from './market.ts'

const maxCandidates = 200
const maxResults = 24

export type MatchedProducts = {
  matches: Localised<Product>[]
  nearMisses: (ProcessMismatch & { product: Localised<Product> })[]
}

/** Machines that match the requested process, and those that fail in one attribute only. */
export async function matchProducts(
  { db }: Pick<Deps, 'db'>,
  market: Market,
  wanted: ProcessRequirements,
): Promise<MatchedProducts> {
  const candidates = await listCandidates(db.queries, market.country, { wanted, limit: maxCandidates })
  const assessed = candidates.map(({ id, ability }) => ({ id, match: matchProcess(wanted, ability) }))
  const matching = assessed.flatMap(({ id, match }) => (match.kind === 'match' ? [id] : [])).slice(0, maxResults)
  const missing = assessed
    .flatMap(({ id, match }) => (match.kind === 'near-miss' ? [{ id, misfit: match.misfit }] : []))
    .slice(0, maxResults)
  const products = await listProductsByIds(db.queries, market, [...matching, ...missing.map(({ id }) => id)])
  const byId = new Map(products.map((product) => [product.id, { ...product, market }]))
  return {
    matches: matching.flatMap((id) => byId.get(id) ?? []),
    nearMisses: missing.flatMap(({ id, misfit }) => {
      const product = byId.get(id)
      return product ? [{ ...misfit, product }] : []
    }),
  }
}
