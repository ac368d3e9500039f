const dayMs = 24 * 3_600_000

/** The lifetime of the short link to a comparison. */
const sharedComparisonDays = 365

export function isSharedComparisonOpen(sharedAt: Date, now: Date): boolean {
  return sharedAt > lastExpiredShare(now)
}

/** Comparisons that were shared at this time or before have expired. */
export function lastExpiredShare(now: Date): Date {
  return new Date(now.getTime() - sharedComparisonDays * dayMs)
}
