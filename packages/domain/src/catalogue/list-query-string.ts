import { type MeasurementSystem, measurementSystem } from '../countries/measurement-system.ts'
import { type ProductListQuery, productSorts, toProductListQuery } from './product-list.ts'

/** Filters, order and page of a product list, as in its query string. */
export type ListQuery = ProductListQuery & {
  /** Chosen in the URL; undefined for the visitor's default system. */
  units: MeasurementSystem | undefined
}

const rangeParameter = /^(min|max)-([a-z0-9-]{1,80})$/

/** Reads any query string; invalid parameters are ignored. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const ranges = new Map<string, { minimum: number | null; maximum: number | null }>()
  for (const [name, value] of parameters) {
    const [, which, specification] = rangeParameter.exec(name) ?? []
    const number = value.trim() === '' ? Number.NaN : Number(value)
    if (specification === undefined || !Number.isFinite(number)) continue
    const known = ranges.get(specification) ?? { minimum: null, maximum: null }
    ranges.set(specification, { ...known, [which === 'min' ? 'minimum' : 'maximum']: number })
  }
  const units = measurementSystem.safeParse(parameters.get('units'))
  return {
    ...toProductListQuery({
      filters: [...ranges].map(([specification, { minimum, maximum }]) => ({ specification, minimum, maximum })),
      capabilities: parameters.getAll('capability').filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug)),
      sort: productSorts.find((sort) => sort === parameters.get('sort')) ?? 'recommended',
      page: Number.parseInt(parameters.get('page') ?? '1', 10) || 1,
    }),
    units: units.success ? units.data : undefined,
  }
}

/** The query string of a list; defaults are omitted. */
export function toListSearch(query: ListQuery): string {
  const parameters = new URLSearchParams()
  for (const { specification, minimum, maximum } of query.filters) {
    if (minimum !== null) parameters.append(`min-${specification}`, String(minimum))
    if (maximum !== null) parameters.append(`max-${specification}`, String(maximum))
  }
  for (const slug of query.capabilities) parameters.append('capability', slug)
  if (query.sort !== 'recommended') parameters.append('sort', query.sort)
  if (query.units) parameters.append('units', query.units)
  if (query.page > 1) parameters.append('page', String(query.page))
  return parameters.size > 0 ? `?${parameters.toString()}` : '?'
}

export function hasFilters({ filters, capabilities }: ListQuery): boolean {
  return filters.length + capabilities.length > 0
}

/** Whether the list is canonical for search engines: without filters, sort order or units. */
export function isCanonicalList(query: ListQuery): boolean {
  return toListSearch({ ...query, page: 1 }) === '?'
}
