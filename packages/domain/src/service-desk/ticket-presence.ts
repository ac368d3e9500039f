/** An agent whose page shows a ticket; `until` is the end of the last report. */
export type PresentAgent = { id: string; name: string; isTyping: boolean }

export type PresenceReport = PresentAgent & { until: number }

/** A report counts for this time. Pages report three times within it, so that one lost report is not seen. */
export const presenceMs = 30_000

export type AssessedPresence = {
  /** The other agents who have the ticket open, by name. */
  others: PresentAgent[]
  /** Whether the other agents have to be told of this report. */
  hasChanged: boolean
  /** Agents whose last report has expired. */
  expired: string[]
}

/** Compares the report of an agent with those before it. */
export function assessPresence(
  reports: readonly PresenceReport[],
  { id, isTyping }: PresentAgent,
  now: number,
): AssessedPresence {
  const present = reports.filter(({ until }) => until > now)
  const before = present.find((report) => report.id === id)
  return {
    others: present
      .filter((report) => report.id !== id)
      .map((report) => ({ id: report.id, name: report.name, isTyping: report.isTyping }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    hasChanged: before?.isTyping !== isTyping,
    expired: reports.filter(({ until }) => until <= now).map((report) => report.id),
  }
}
