import type { SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { indexWaitingProducts } from '../catalogue/index-waiting-products.ts'
import type { Database } from '../postgres/database.ts'

export type IndexProductsDeps = { db: Database; search: Pick<SearchEngine, 'ensureIndex' | 'renewProducts'> }

/** Carries no products: it goes on until none is waiting, so however many changes cause it, once is enough. */
export function createIndexProductsJob(deps: IndexProductsDeps) {
  return async (): Promise<void> => {
    while ((await indexWaitingProducts(deps)) > 0);
  }
}
