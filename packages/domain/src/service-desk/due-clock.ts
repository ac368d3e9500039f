/** The time until the next promise to the customer is due: late by some minutes, due within two hours, or later. */
export type DueClock = { kind: 'over' | 'soon' | 'left'; minutes: number }

const minuteMs = 60_000
const soonMinutes = 120

export function toDueClock(dueAt: Date, now: Date): DueClock {
  const minutes = Math.round((dueAt.getTime() - now.getTime()) / minuteMs)
  if (minutes < 0) return { kind: 'over', minutes: -minutes }
  return { kind: minutes <= soonMinutes ? 'soon' : 'left', minutes }
}
