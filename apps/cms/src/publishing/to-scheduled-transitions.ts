/** The dates at which a page appears and disappears without a save. */
export type Schedule = {
  publishAt: Date | undefined
  unpublishAt: Date | undefined
  /** The end of the embargo of each language that has one. */
  appearsAt: Readonly<Record<string, Date>>
}

/** Each name is unique within a page, so that a postponed date replaces its jobs. */
export type ScheduledTransition = { name: string; at: Date }

/**
 * Jobs run slightly after the date: the clock that starts the job and the clock that decides what is public may differ,
 * and no job would follow a read that comes too early.
 */
const marginMs = 250

/** Returns the future dates of a schedule. Their jobs are added in advance, because no save happens at those dates. */
export function toScheduledTransitions(schedule: Schedule | undefined, now: Date): ScheduledTransition[] {
  const dates: [string, Date | undefined][] = [
    ['appears', schedule?.publishAt],
    ...Object.entries(schedule?.appearsAt ?? {}).map(([locale, at]): [string, Date] => [`appears-${locale}`, at]),
    ['disappears', schedule?.unpublishAt],
  ]
  return dates.flatMap(([name, at]) => (at && at > now ? [{ name, at: new Date(at.getTime() + marginMs) }] : []))
}
