/** Minimum time between two reloads, which prevents a reload loop. */
const minIntervalMs = 10_000

export type ReloadFacts = {
  now: number
  /** The time of this tab's last reload for the same reason. */
  lastAt: number | undefined
  /** A reload would lose typed input. */
  hasUnsentInput: boolean
}

/** Whether to reload the page when a script of its build no longer exists. */
export function mayReload({ now, lastAt, hasUnsentInput }: ReloadFacts): boolean {
  if (hasUnsentInput) return false
  return lastAt === undefined || now - lastAt >= minIntervalMs
}
