const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The periods of a chart, with the width of their buckets. */
const periods = {
  '24h': { lengthMs: 24 * hourMs, bucketMs: 15 * minuteMs },
  '7d': { lengthMs: 7 * 24 * hourMs, bucketMs: hourMs },
  '30d': { lengthMs: 30 * 24 * hourMs, bucketMs: 4 * hourMs },
} as const

export type ReadingPeriod = keyof typeof periods
export const readingPeriods = ['24h', '7d', '30d'] as const satisfies readonly ReadingPeriod[]

/** More points than pixels would only make a chart slower. */
export const maxPoints = 200

/** Each width divides the next, so that a bucket of one width lies within one bucket of any larger. */
const bucketWidths = [15 * minuteMs, hourMs, 2 * hourMs, 4 * hourMs, 8 * hourMs, 24 * hourMs]

export type ReadingWindow = { from: Date; to: Date; bucketMs: number }

/** The readings within one bucket; `at` is its start. */
export type Bucket = { at: Date; mean: number; lowest: number; highest: number; count: number }

/** A point of a chart; `value` is null where there are no readings. */
export type ReadingPoint = { at: Date; value: number | null }

/** The period that ends now, extended to whole buckets. */
export function toWindow(period: ReadingPeriod, now: Date): ReadingWindow {
  const { lengthMs, bucketMs } = periods[period]
  const end = Math.ceil(now.getTime() / bucketMs) * bucketMs
  return { from: new Date(end - lengthMs), to: new Date(end), bucketMs }
}

/**
 * The width of buckets for a series: that of the window, or wider if the readings are further apart. Otherwise the
 * chart of an hourly series would consist of points without a line.
 */
export function chooseBucketWidth(buckets: readonly Bucket[], { bucketMs }: ReadingWindow): number {
  const distances = buckets
    .slice(1)
    .map(({ at }, index) => at.getTime() - (buckets[index]?.at.getTime() ?? 0))
    .toSorted((one, other) => one - other)
  const typical = distances[Math.floor(distances.length / 2)] ?? 0
  return bucketWidths.find((width) => width >= Math.max(bucketMs, typical)) ?? bucketWidths.at(-1) ?? bucketMs
}

/**
 * Merges buckets into wider ones, which begin at whole hours if they are that wide, and returns a point for each of the
 * window, at most `maxPoints`.
 */
export function downsample(buckets: readonly Bucket[], { from, to }: ReadingWindow, widthMs: number): ReadingPoint[] {
  const start = Math.floor(from.getTime() / widthMs) * widthMs
  const points = Math.min(maxPoints, Math.ceil((to.getTime() - start) / widthMs))
  const sums = Array.from({ length: points }, () => ({ sum: 0, count: 0 }))
  for (const { at, mean, count } of buckets) {
    const slot = sums[Math.floor((at.getTime() - start) / widthMs)]
    if (!slot) continue
    slot.sum += mean * count
    slot.count += count
  }
  return sums.map(({ sum, count }, index) => ({
    at: new Date(start + index * widthMs),
    value: count === 0 ? null : sum / count,
  }))
}

/** The lowest and the highest reading, which the means of a chart do not show. */
export function findExtremes(buckets: readonly Bucket[]): { lowest: number; highest: number } | undefined {
  const [first, ...others] = buckets
  if (!first) return undefined
  return others.reduce(
    ({ lowest, highest }, bucket) => ({
      lowest: Math.min(lowest, bucket.lowest),
      highest: Math.max(highest, bucket.highest),
    }),
    { lowest: first.lowest, highest: first.highest },
  )
}
