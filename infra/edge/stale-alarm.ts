/** What the edge answered from its store in some seconds. */
export type Stored = { at: number; hits: number; stale: number }

export const windowSeconds = 60
/** Fewer answers say nothing about a share. */
const fewest = 20
const mostStale = 0.05

/**
 * Old copies hide an outage of the website from its readers; this tells the people who run it. A page that an editor
 * changed is given out once before it is new, so a few are always old.
 */
export function isStaleAlarm(counted: readonly Stored[], now: number): boolean {
  const recent = counted.filter(({ at }) => at > now - windowSeconds)
  const stale = recent.reduce((sum, one) => sum + one.stale, 0)
  const all = recent.reduce((sum, one) => sum + one.hits + one.stale, 0)
  return all >= fewest && stale / all > mostStale
}
