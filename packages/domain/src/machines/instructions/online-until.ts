/** Regulation (EU) 2023/1230, article 10, paragraph 7: at least ten years after the placing on the market. */
const minimumYears = 10

/** Dates are written as 2036-03-01. `expectedLifeYears` is null if the manufacturer states none. */
export type MarketDates = { placedOnMarket: string; expectedLifeYears: number | null }

/**
 * The first day on which the instructions of a machine may be taken offline: after its expected life, and not before
 * ten years. The database has the same rule, `online_until`.
 */
export function onlineUntil({ placedOnMarket, expectedLifeYears }: MarketDates): string {
  return addYears(placedOnMarket, Math.max(minimumYears, expectedLifeYears ?? 0))
}

/** In a year without 29 February the date moves on to 1 March, as `Date` does it, so that no day is lost. */
function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}
