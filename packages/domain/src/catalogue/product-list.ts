export const productSorts = ['recommended', 'name', 'newest'] as const

export type ProductSort = (typeof productSorts)[number]

/** Selects products whose range of this specification overlaps this one; null is no limit. */
export type SpecificationFilter = { specification: string; minimum: number | null; maximum: number | null }

export type ProductListQuery = {
  filters: readonly SpecificationFilter[]
  /** Slugs of capabilities; a product must have all of them. */
  capabilities: readonly string[]
  sort: ProductSort
  page: number
  pageSize: number
}

export const maxPageSize = 100
export const defaultPageSize = 24
const maxFilters = 20

/** Completes untrusted input: clamps numbers to their range and drops filters beyond the maximum. */
export function toProductListQuery(input: Partial<ProductListQuery>): ProductListQuery {
  return {
    filters: (input.filters ?? []).slice(0, maxFilters),
    capabilities: [...new Set(input.capabilities)].slice(0, maxFilters),
    sort: input.sort ?? 'recommended',
    page: Math.max(1, Math.trunc(input.page ?? 1)),
    pageSize: Math.min(maxPageSize, Math.max(1, Math.trunc(input.pageSize ?? defaultPageSize))),
  }
}
