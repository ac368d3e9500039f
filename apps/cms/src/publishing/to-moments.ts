/** When a page appears and disappears by itself. */
export type Term = { publishAt: Date | undefined; unpublishAt: Date | undefined }

export type Moment = { name: 'appears' | 'disappears'; at: Date }

/**
 * A little after the moment itself: the clock that starts the job and the clock that decides what is public may
 * differ, and a reading that comes too early would be the last one.
 */
const marginMs = 250

/** Nothing is saved when a page appears or disappears by the clock, so those moments get their jobs beforehand. */
export function toMoments(term: Term | undefined, now: Date): Moment[] {
  const moments: [Moment['name'], Date | undefined][] = [
    ['appears', term?.publishAt],
    ['disappears', term?.unpublishAt],
  ]
  return moments.flatMap(([name, at]) => (at && at > now ? [{ name, at: new Date(at.getTime() + marginMs) }] : []))
}
