/** How often an address was requested, and on which day last. */
export type AddressCount = { address: string; count: number; lastDay: string }

/** The requests of one day by address; a day is written like 2026-11-17. */
export type DayCounts = { day: string; counts: Readonly<Record<string, number>> }

const dayMs = 86_400_000

export const countedDays = 30

export function toDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The last thirty days, today first. */
export function listCountedDays(now: Date): string[] {
  return Array.from({ length: countedDays }, (_, index) => toDay(new Date(now.getTime() - index * dayMs)))
}

/** Adds up the days, most requested addresses first. */
export function sumDays(days: readonly DayCounts[]): AddressCount[] {
  const sums = new Map<string, AddressCount>()
  for (const { day, counts } of days) {
    for (const [address, count] of Object.entries(counts)) {
      const before = sums.get(address)
      const lastDay = before && before.lastDay > day ? before.lastDay : day
      sums.set(address, { address, count: (before?.count ?? 0) + count, lastDay })
    }
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count || compare(one.address, other.address))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
