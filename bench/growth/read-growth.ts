import { existsSync, readFileSync } from 'node:fs'

export type Growth = {
  name: string
  /** The unit of the sizes, as "products". */
  records: string
  small: number
  large: number
  /** The 95th percentile of each query at both sizes, in milliseconds. */
  queries: { name: string; small: number; large: number }[]
}

type Time = { p95: number }
type Pair<Key extends string> = Record<string, Record<Key, Time>>
type CatalogueResult = { sizes: { small: number; large: number }; growth: Pair<'small' | 'large'> }
type TicketsResult = { sizes: Record<'few' | 'many', { tickets: number }>; growth: Pair<'few' | 'many'> }
type UserAdminResult = { sizes: Record<'few' | 'many', { users: number }>; growth: Pair<'few' | 'many'> }
type EditorialResult = {
  smallSizes: { news: number }
  sizes: { news: number }
  small: Record<string, Time>
  large: Record<string, Time>
}

/** The results that compare two sizes. A benchmark that has not stored a result is left out. */
export function readGrowth(): Growth[] {
  return [
    read('catalogue', ({ sizes, growth }: CatalogueResult) => ({
      ...sizes,
      records: 'products',
      queries: toQueries(growth),
    })),
    read('tickets', ({ sizes: { few, many }, growth }: TicketsResult) => ({
      records: 'tickets',
      small: few.tickets,
      large: many.tickets,
      queries: toQueries(growth),
    })),
    read('user-admin', ({ sizes: { few, many }, growth }: UserAdminResult) => ({
      records: 'users',
      small: few.users,
      large: many.users,
      queries: toQueries(growth),
    })),
    read('editorial', ({ smallSizes, sizes, small, large }: EditorialResult) => ({
      records: 'news',
      small: smallSizes.news,
      large: sizes.news,
      queries: Object.entries(small).map(([name, { p95 }]) => ({ name, small: p95, large: large[name]?.p95 ?? p95 })),
    })),
  ].flatMap((growth) => growth ?? [])
}

function read<Figures>(name: string, toGrowth: (figures: Figures) => Omit<Growth, 'name'>): Growth | undefined {
  const file = new URL(`../results/${name}.json`, import.meta.url)
  if (!existsSync(file)) return undefined
  return { name, ...toGrowth(JSON.parse(readFileSync(file, 'utf8')).figures) }
}

function toQueries(growth: Pair<'small' | 'large'> | Pair<'few' | 'many'>): Growth['queries'] {
  return Object.entries(growth).map(([name, sizes]) => {
    const [small, large] = 'small' in sizes ? [sizes.small, sizes.large] : [sizes.few, sizes.many]
    return { name, small: small.p95, large: large.p95 }
  })
}
