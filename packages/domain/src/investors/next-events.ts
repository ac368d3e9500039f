/** The first events on or after a day, in their order; the last ones if all are over. Days are written as 2027-03-09. */
export function nextEvents<Event extends { date: string }>(
  events: readonly Event[],
  { today, count }: { today: string; count: number },
): Event[] {
  const inOrder = events.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  const next = inOrder.filter(({ date }) => date >= today)
  return next.length > 0 ? next.slice(0, count) : inOrder.slice(-count)
}
