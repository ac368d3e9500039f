/** The weeks of the small plots. */
export const overviewWeeks = 8

export type WeekCount = { week: string; count: number }

/** `week` is its Monday, such as 2026-11-16. */
export type TicketWeek = { week: string; opened: number; solved: number }

const day = 24 * 60 * 60 * 1000

/** The Mondays (UTC) of the last weeks, the current week last. */
export function lastWeeks(now: Date, count = overviewWeeks): string[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  // Sunday is 0 in JavaScript, and the last day of the ISO week.
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * day
  return Array.from({ length: count }, (_, index) => toDay(monday - (count - 1 - index) * 7 * day))
}

/** Weeks without tickets are included with zeros. */
export function toTicketWeeks(
  weeks: readonly string[],
  opened: readonly WeekCount[],
  solved: readonly WeekCount[],
): TicketWeek[] {
  const countOf = (counts: readonly WeekCount[], week: string) => counts.find((one) => one.week === week)?.count ?? 0
  return weeks.map((week) => ({ week, opened: countOf(opened, week), solved: countOf(solved, week) }))
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
