import { type IndexingDeps, indexFamilies, indexWaitingProducts } from '../catalogue/index-waiting-products.ts'

/** Runs until no product waits, so one run serves any number of changes. */
export function createIndexProductsJob(deps: IndexingDeps) {
  return async (): Promise<void> => {
    await indexFamilies(deps)
    while ((await indexWaitingProducts(deps)) > 0);
  }
}
