import { expect, test } from 'vitest'
import { findSuccessor, isOffered } from './product-lifecycle.ts'
import type { ProductStatus } from './product.ts'

const product = (slug: string, status: ProductStatus, successorSlug: string | null = null) => ({
  slug,
  status,
  successorSlug,
})
const line = [
  product('a', 'cancelled', 'b'),
  product('b', 'discontinued', 'c'),
  product('c', 'active'),
  product('d', 'discontinued', 'e'),
  product('e', 'discontinued', 'd'),
  product('f', 'discontinued', 'gone'),
  product('g', 'discontinued'),
]
const bySlug = (slug: string) => line.find((one) => one.slug === slug)

test.each([
  ['a', 'c'],
  ['b', 'c'],
  ['c', undefined],
  ['d', undefined],
  ['f', undefined],
  ['g', undefined],
])('the active successor of %s is %s', (slug, successor) => {
  const from = bySlug(slug)
  if (!from) throw new Error(slug)
  expect(findSuccessor(from, bySlug)?.slug).toBe(successor)
})

test.each([
  ['active', true],
  ['discontinued', true],
  ['cancelled', false],
] as const)('an %s product is offered in lists: %s', (status, offered) => {
  expect(isOffered(status)).toBe(offered)
})
