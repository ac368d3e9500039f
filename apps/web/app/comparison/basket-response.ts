import type { Comparison } from './comparison.ts'

/** One classification of the basket as the panel shows it, with translated labels. */
export type BasketGroupResponse = {
  slug: string
  name: string
  /** The page of the classification. */
  href: string
  /** "3 products" */
  count: string
  /** Link to the comparison page; null with fewer than two products. */
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
  /** Products that can still be added. */
  offers: { slug: string; name: string }[]
  addLabel: string
  rows: Comparison['rows']
}

export type BasketResponse = { groups: BasketGroupResponse[] }
