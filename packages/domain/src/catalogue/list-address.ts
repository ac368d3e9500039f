import { type MeasurementSystem, measurementSystem } from '../countries/measurement-system.ts'
import { type ProductListWishes, productSorts, toProductListWishes } from './product-list.ts'

/** What a reader wishes of a list, as its address says it. */
export type ListWishes = ProductListWishes & {
  /** Chosen in the address; nothing where the reader's own system holds. */
  units: MeasurementSystem | undefined
}

const end = /^(min|max)-([a-z0-9-]{1,80})$/

/** Total: whatever a stranger writes behind the question mark is read as far as it makes sense. */
export function readListWishes(asked: URLSearchParams): ListWishes {
  const ends = new Map<string, { minimum: number | null; maximum: number | null }>()
  for (const [name, value] of asked) {
    const [, which, specification] = end.exec(name) ?? []
    const figure = value.trim() === '' ? Number.NaN : Number(value)
    if (specification === undefined || !Number.isFinite(figure)) continue
    const known = ends.get(specification) ?? { minimum: null, maximum: null }
    ends.set(specification, { ...known, [which === 'min' ? 'minimum' : 'maximum']: figure })
  }
  const units = measurementSystem.safeParse(asked.get('units'))
  return {
    ...toProductListWishes({
      filters: [...ends].map(([specification, { minimum, maximum }]) => ({ specification, minimum, maximum })),
      capabilities: asked.getAll('capability').filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug)),
      sort: productSorts.find((sort) => sort === asked.get('sort')) ?? 'recommended',
      page: Number.parseInt(asked.get('page') ?? '1', 10) || 1,
    }),
    units: units.success ? units.data : undefined,
  }
}

/** The address of a list with these wishes; what goes without saying is not said. */
export function toListSearch(wishes: ListWishes): string {
  const said = new URLSearchParams()
  for (const { specification, minimum, maximum } of wishes.filters) {
    if (minimum !== null) said.append(`min-${specification}`, String(minimum))
    if (maximum !== null) said.append(`max-${specification}`, String(maximum))
  }
  for (const slug of wishes.capabilities) said.append('capability', slug)
  if (wishes.sort !== 'recommended') said.append('sort', wishes.sort)
  if (wishes.units) said.append('units', wishes.units)
  if (wishes.page > 1) said.append('page', String(wishes.page))
  return said.size > 0 ? `?${said.toString()}` : '?'
}

export function isNarrowed({ filters, capabilities }: ListWishes): boolean {
  return filters.length + capabilities.length > 0
}

/** Whether a search engine should know the list by another address: the one without any wish. */
export function isOwnAddress(wishes: ListWishes): boolean {
  return toListSearch({ ...wishes, page: 1 }) === '?'
}
