/** Every location is open from Monday to Friday, at its local time. */
const openFrom = 8
const openUntil = 17
const openDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

/** The closing time of all locations, as shown to visitors. */
export const closingTime = `${openUntil}:00`

/** Whether a location is open; undefined without a valid time zone. */
export function isOpenAt(timeZone: string, now: Date): boolean | undefined {
  const parts = localParts(timeZone, now)
  if (!parts) return undefined
  const { weekday, hour } = parts
  return openDays.includes(weekday) && hour >= openFrom && hour < openUntil
}

function localParts(timeZone: string, now: Date): { weekday: string; hour: number } | undefined {
  if (timeZone === '') return undefined
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
    const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
    return { weekday: parts['weekday'] ?? '', hour: Number(parts['hour']) }
  } catch {
    // An editor may have typed a time zone that does not exist.
    return undefined
  }
}
