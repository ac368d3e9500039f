import { assessWires, chooseMachines, maxWires } from '@ferrule/domain/catalogue/assess-wires'
import type { ProcessMatch, ProcessRequirements } from '@ferrule/domain/catalogue/match-process'
import { hasNoRequirements } from '@ferrule/domain/catalogue/process-form'
import type { Market, Product } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import type { Localised } from './market.ts'
import { listCandidates } from './process-store.ts'
import { listProductsByIds } from './product-store.ts'

const maxMachines = 6

/** A machine with one match for each wire. */
export type MatchedProduct = { product: Localised<Product>; matches: ProcessMatch[] }

/** The machines that cover most of these wires, the best first. */
export async function matchProducts(
  { db }: Pick<Deps, 'db'>,
  market: Market,
  wires: readonly ProcessRequirements[],
): Promise<MatchedProduct[]> {
  const asked = wires.slice(0, maxWires)
  if (asked.every(hasNoRequirements)) return []
  const candidates = await listCandidates(db.queries, market.country, asked)
  const chosen = chooseMachines(assessWires(asked, candidates), maxMachines)
  const products = await listProductsByIds(
    db.queries,
    market,
    chosen.map(({ id }) => id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return chosen.flatMap(({ id, matches }) => {
    const product = byId.get(id)
    return product ? [{ product: { ...product, market }, matches }] : []
  })
}
