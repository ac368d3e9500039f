import type { ProductStatus } from './product.ts'

type LifecycleProduct = { slug: string; status: ProductStatus; successorSlug: string | null }

/**
 * Finds the replacement of a discontinued product: the first active one in its chain of successors; undefined if the
 * chain ends or is circular.
 */
export function findSuccessor<Product extends LifecycleProduct>(
  product: LifecycleProduct,
  bySlug: (slug: string) => Product | undefined,
): Product | undefined {
  const seen = new Set([product.slug])
  let next = product.successorSlug
  while (next !== null && !seen.has(next)) {
    seen.add(next)
    const successor = bySlug(next)
    if (successor?.status === 'active') return successor
    next = successor?.successorSlug ?? null
  }
  return undefined
}

/** Discontinued products stay in lists, with their page and parts; cancelled ones do not. */
export function isOffered(status: ProductStatus): boolean {
  return status !== 'cancelled'
}
