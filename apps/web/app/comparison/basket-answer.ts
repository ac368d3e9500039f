import type { Comparison } from './comparison.ts'

/** What the panel shows of one group of the basket, worded for its reader. */
export type BasketGroupAnswer = {
  slug: string
  name: string
  /** The page of the classification. */
  href: string
  /** "3 products" */
  count: string
  /** Where the comparison has a page of its own; nothing with fewer than two products. */
  compare: { href: string; label: string } | null
  products: {
    slug: string
    name: string
    href: string
    picture: string
    variants: { id: string; name: string }[]
    variantLabel: string
    removeLabel: string
  }[]
  /** What can still be added. */
  offers: { slug: string; name: string }[]
  addLabel: string
  rows: Comparison['rows']
}

export type BasketAnswer = { groups: BasketGroupAnswer[] }
