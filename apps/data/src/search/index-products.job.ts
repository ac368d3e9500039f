import { type Indexing, indexFamilies, indexWaitingProducts } from '../catalogue/index-waiting-products.ts'

/** Carries no products: it goes on until none is waiting, so however many changes cause it, once is enough. */
export function createIndexProductsJob(deps: Indexing) {
  return async (): Promise<void> => {
    await indexFamilies(deps)
    while ((await indexWaitingProducts(deps)) > 0);
  }
}
