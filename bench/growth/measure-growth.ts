import { median, percentile } from '../support/percentile.ts'

/** Sends one query at the size with this place, and returns its duration in milliseconds. */
export type TimedQuery = (place: number, round: number) => Promise<number>

export type GrowthArea = {
  name: string
  /** The unit of the sizes, as "documents". */
  records: string
  /** The sizes that are compared, the smallest first. */
  sizes: readonly number[]
  queries: Record<string, TimedQuery>
}

/** Fills what the areas measure, such as databases; the stack removes it. */
export type StartAreas = (cleanup: AsyncDisposableStack) => Promise<GrowthArea[]>

export type QueryGrowth = {
  /** For each size, in milliseconds. */
  p50: number[]
  p95: number[]
  /** The 95th percentile at the largest size, divided by that at the smallest. */
  ratio: number
}

export type Repetitions = { rounds: number; samples: number }

export async function measureArea(
  { queries, sizes }: GrowthArea,
  repetitions: Repetitions,
): Promise<Record<string, QueryGrowth>> {
  const growth: Record<string, QueryGrowth> = {}
  for (const [name, query] of Object.entries(queries)) {
    await measureRound(query, sizes, { first: 0, samples: Math.ceil(repetitions.samples / 2) })
    growth[name] = await measureQuery(query, sizes, repetitions)
  }
  return growth
}

/** The medians of several rounds, so that a round that other load disturbed has no influence. */
async function measureQuery(
  query: TimedQuery,
  sizes: readonly number[],
  { rounds, samples }: Repetitions,
): Promise<QueryGrowth> {
  const measured: number[][][] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureRound(query, sizes, { first: round * samples, samples }))
  }
  const summarise = (share: number) =>
    sizes.map((_, place) => median(measured.map((times) => percentile(times[place] ?? [], share, 2))))
  const p95 = summarise(0.95)
  return { p50: summarise(0.5), p95, ratio: Number(((p95.at(-1) ?? 0) / (p95[0] ?? 0)).toFixed(2)) }
}

/** Measures the sizes in turns, so that other load on the machine affects all of them. */
async function measureRound(
  query: TimedQuery,
  sizes: readonly number[],
  { first, samples }: { first: number; samples: number },
): Promise<number[][]> {
  const times: number[][] = sizes.map(() => [])
  for (let sample = first; sample < first + samples; sample += 1) {
    for (const place of sizes.keys()) times[place]?.push(await query(place, sample))
  }
  return times
}
