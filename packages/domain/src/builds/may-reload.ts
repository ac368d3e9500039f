/** A page that was just loaded anew and still fails would do so for ever. */
const quietMs = 10_000

export type ReloadFacts = {
  now: number
  /** When this tab was last reloaded for the same reason. */
  lastAt: number | undefined
  /** Nothing anybody typed is lost to a reload. */
  hasUnsentInput: boolean
}

/** Whether to load the page anew when a script of its build is gone. */
export function mayReload({ now, lastAt, hasUnsentInput }: ReloadFacts): boolean {
  if (hasUnsentInput) return false
  return lastAt === undefined || now - lastAt >= quietMs
}
