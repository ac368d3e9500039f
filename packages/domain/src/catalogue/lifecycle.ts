import type { ProductStatus } from './product.ts'

type InLife = { slug: string; status: ProductStatus; successorSlug: string | null }

/**
 * What is offered instead of a product that is no longer made: the first in its line of successors that is still
 * active. A line that ends, or runs in a circle, offers nothing.
 */
export function findSuccessor<Product extends InLife>(
  product: InLife,
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

/** Discontinued products keep their page and their parts; cancelled ones are not offered in lists any more. */
export function isOffered(status: ProductStatus): boolean {
  return status !== 'cancelled'
}
