export const productSorts = ['recommended', 'name', 'newest'] as const

export type ProductSort = (typeof productSorts)[number]

/** Keeps products whose range of this specification overlaps the wanted one; an open end is no limit. */
export type SpecificationFilter = { specification: string; minimum: number | null; maximum: number | null }

export type ProductListWishes = {
  filters: readonly SpecificationFilter[]
  /** Slugs of capabilities; a product must have all of them. */
  capabilities: readonly string[]
  sort: ProductSort
  page: number
  pageSize: number
}

/** More on one page would be more than a reader looks at and a server should read. */
export const maxPageSize = 100
export const defaultPageSize = 24
const maxFilters = 20

/** Wishes come from an address anybody can write: out of range is brought into range, and too many are cut. */
export function toProductListWishes(asked: Partial<ProductListWishes>): ProductListWishes {
  return {
    filters: (asked.filters ?? []).slice(0, maxFilters),
    capabilities: [...new Set(asked.capabilities)].slice(0, maxFilters),
    sort: asked.sort ?? 'recommended',
    page: Math.max(1, Math.trunc(asked.page ?? 1)),
    pageSize: Math.min(maxPageSize, Math.max(1, Math.trunc(asked.pageSize ?? defaultPageSize))),
  }
}
