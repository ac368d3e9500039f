/** The number of fresh and stale cache hits in an interval that ended at `at`, in seconds. */
export type HitCount = { at: number; hits: number; stale: number }

export const windowSeconds = 60
/** With fewer responses a share is meaningless. */
const minResponses = 20
const maxStaleShare = 0.05

/**
 * Whether so many responses are stale that the website must be down: stale copies hide an outage from visitors. A few
 * are always stale, because a changed page is delivered once more while the new version is fetched.
 */
export function isStaleAlarm(counts: readonly HitCount[], now: number): boolean {
  const recent = counts.filter(({ at }) => at > now - windowSeconds)
  const stale = recent.reduce((sum, one) => sum + one.stale, 0)
  const all = recent.reduce((sum, one) => sum + one.hits + one.stale, 0)
  return all >= minResponses && stale / all > maxStaleShare
}
