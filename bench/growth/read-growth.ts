import { existsSync, readFileSync } from 'node:fs'

export type Growth = {
  name: string
  /** The unit of the sizes, as "products". */
  records: string
  /** The sizes that are compared, the smallest first. */
  sizes: number[]
  /** The 95th percentile of each query at each size, in milliseconds. */
  queries: { name: string; p95: number[] }[]
}

type Time = { p95: number }
type Pair<Key extends string> = Record<string, Record<Key, Time>>
type GrowthResult = {
  areas: Record<string, { records: string; sizes: number[]; queries: Record<string, { p95: number[] }> }>
}
type CatalogueResult = { sizes: { small: number; large: number }; growth: Pair<'small' | 'large'> }
type TicketsResult = { sizes: Record<'few' | 'many', { tickets: number }>; growth: Pair<'few' | 'many'> }
type UserAdminResult = { sizes: Record<'few' | 'many', { users: number }>; growth: Pair<'few' | 'many'> }
type EditorialResult = {
  smallSizes: { news: number }
  sizes: { news: number }
  small: Record<string, Time>
  large: Record<string, Time>
}

/** The results that compare sizes. A benchmark that has not stored a result is left out. */
export function readGrowth(): Growth[] {
  return [
    ...read('growth', ({ areas }: GrowthResult) =>
      Object.entries(areas).map(([name, { records, sizes, queries }]) => ({
        name,
        records,
        sizes,
        queries: Object.entries(queries).map(([query, { p95 }]) => ({ name: query, p95 })),
      })),
    ),
    ...read('catalogue', ({ sizes: { small, large }, growth }: CatalogueResult) => [
      { name: 'catalogue', records: 'products', sizes: [small, large], queries: toQueries(growth) },
    ]),
    ...read('tickets', ({ sizes: { few, many }, growth }: TicketsResult) => [
      { name: 'tickets', records: 'tickets', sizes: [few.tickets, many.tickets], queries: toQueries(growth) },
    ]),
    ...read('user-admin', ({ sizes: { few, many }, growth }: UserAdminResult) => [
      { name: 'user-admin', records: 'users', sizes: [few.users, many.users], queries: toQueries(growth) },
    ]),
    ...read('editorial', ({ smallSizes, sizes, small, large }: EditorialResult) => [
      {
        name: 'editorial',
        records: 'news',
        sizes: [smallSizes.news, sizes.news],
        queries: Object.entries(small).map(([name, { p95 }]) => ({ name, p95: [p95, large[name]?.p95 ?? Number.NaN] })),
      },
    ]),
  ]
}

/** The ratio of the largest size to the smallest. */
export function ratioOf({ p95 }: Growth['queries'][number]): number {
  return (p95.at(-1) ?? 0) / (p95[0] ?? 0)
}

function read<Figures>(name: string, toGrowth: (figures: Figures) => Growth[]): Growth[] {
  const file = new URL(`../results/${name}.json`, import.meta.url)
  return existsSync(file) ? toGrowth(JSON.parse(readFileSync(file, 'utf8')).figures) : []
}

function toQueries(growth: Pair<'small' | 'large'> | Pair<'few' | 'many'>): Growth['queries'] {
  return Object.entries(growth).map(([name, sizes]) => {
    const [small, large] = 'small' in sizes ? [sizes.small, sizes.large] : [sizes.few, sizes.many]
    return { name, p95: [small.p95, large.p95] }
  })
}
