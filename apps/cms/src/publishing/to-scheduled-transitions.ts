/** The dates at which a page appears and disappears without a save. */
export type Schedule = { publishAt: Date | undefined; unpublishAt: Date | undefined }

export type ScheduledTransition = { name: 'appears' | 'disappears'; at: Date }

/**
 * Jobs run slightly after the date: the clock that starts the job and the clock that decides what is public may differ,
 * and no job would follow a read that comes too early.
 */
const marginMs = 250

/** Returns the future dates of a schedule. Their jobs are added in advance, because no save happens at those dates. */
export function toScheduledTransitions(schedule: Schedule | undefined, now: Date): ScheduledTransition[] {
  const dates: [ScheduledTransition['name'], Date | undefined][] = [
    ['appears', schedule?.publishAt],
    ['disappears', schedule?.unpublishAt],
  ]
  return dates.flatMap(([name, at]) => (at && at > now ? [{ name, at: new Date(at.getTime() + marginMs) }] : []))
}
