/** Two letters for each day, as in the opening hours of schema.org and OpenStreetMap. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** Minutes after midnight, local time. */
export type OpenPeriod = { weekday: number; opens: number; closes: number }

const dayRule = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\S.*)$/
const timeRange = /^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/
const minutesOfDay = 24 * 60

/**
 * Reads hours such as `Mo-Fr 08:00-12:00, 13:00-17:00; Sa 09:00-12:00`. Returns undefined for anything else: unknown
 * days and times, a range that ends before it begins, overlapping ranges.
 */
export function parseOpeningHours(text: string): OpenPeriod[] | undefined {
  const periods = text.split(';').flatMap((rule) => parseRule(rule.trim()))
  const known = periods.filter((period) => period !== undefined)
  if (known.length < periods.length) return undefined
  const sorted = known.toSorted((one, other) => one.weekday - other.weekday || one.opens - other.opens)
  const overlaps = sorted.some((period, index) => {
    const before = sorted[index - 1]
    return before?.weekday === period.weekday && before.closes > period.opens
  })
  return overlaps ? undefined : sorted
}

function parseRule(rule: string): (OpenPeriod | undefined)[] {
  const [, first = '', last = first, times = ''] = dayRule.exec(rule) ?? []
  const [from, to] = [first, last].map((day) => weekdays.findIndex((one) => one === day))
  if (from === undefined || to === undefined || from < 0 || to < from) return [undefined]
  return times.split(',').flatMap((range) => {
    const period = parseRange(range.trim())
    if (!period) return [undefined]
    return weekdays.slice(from, to + 1).map((_, index) => ({ weekday: from + index, ...period }))
  })
}

function parseRange(range: string): Omit<OpenPeriod, 'weekday'> | undefined {
  const [, ...digits] = timeRange.exec(range) ?? []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = digits.map(Number)
  const [opens, closes] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  const isValid = digits.length === 4 && fromMinute < 60 && toMinute < 60 && opens < closes && closes <= minutesOfDay
  return isValid ? { opens, closes } : undefined
}

/** Writes minutes after midnight as `08:00`. */
export function toClockTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
}
