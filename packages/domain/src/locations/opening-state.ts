import type { Location } from './location.ts'
import { type OpenPeriod, parseOpeningHours, toClockTime } from './opening-hours.ts'

/** The local time of a location, and whether somebody is there. */
export type OpeningState = {
  /** `14:05`. */
  localTime: string
} & (
  | { state: 'open'; closesAt: string }
  /** `opens` is undefined if it stays closed for three weeks. `inDays` is 0 for today. */
  | { state: 'closed'; opens: { time: string; inDays: number; weekday: number } | undefined }
  /** The hours are not known. */
  | { state: 'unknown' }
)

type Hours = Pick<Location, 'timeZone' | 'openingHours' | 'closedDays'>

/** How far ahead the next opening is looked for: longer than company holidays. */
const maxDays = 21
const dayMs = 86_400_000

/** Returns undefined for a location without a valid time zone. */
export function findOpeningState({ timeZone, openingHours, closedDays }: Hours, now: Date): OpeningState | undefined {
  const local = toLocal(now, timeZone)
  if (!local) return undefined
  const localTime = toClockTime(local.minutes)
  const periods = openingHours === '' ? undefined : parseOpeningHours(openingHours)
  if (!periods) return { localTime, state: 'unknown' }
  const coming = listComing(periods, closedDays, local)
  const [next] = coming
  if (next?.inDays === 0 && next.opens <= local.minutes)
    return { localTime, state: 'open', closesAt: toClockTime(next.closes) }
  const opens = next && { time: toClockTime(next.opens), inDays: next.inDays, weekday: next.weekday }
  return { localTime, state: 'closed', opens }
}

type LocalTime = { date: Date; minutes: number }

/** The periods that have not ended yet, the first one first. */
function listComing(periods: readonly OpenPeriod[], closedDays: readonly string[], { date, minutes }: LocalTime) {
  return Array.from({ length: maxDays }, (_, inDays) => inDays).flatMap((inDays) => {
    const day = new Date(date.getTime() + inDays * dayMs)
    if (closedDays.includes(day.toISOString().slice(0, 10))) return []
    const weekday = (day.getUTCDay() + 6) % 7
    return periods
      .filter((period) => period.weekday === weekday && (inDays > 0 || period.closes > minutes))
      .map((period) => ({ ...period, inDays }))
  })
}

/** The local date as midnight in UTC, so that days can be added without time zones. */
function toLocal(now: Date, timeZone: string): LocalTime | undefined {
  if (!isTimeZone(timeZone)) return undefined
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return {
    date: new Date(Date.UTC(part('year'), part('month') - 1, part('day'))),
    minutes: part('hour') * 60 + part('minute'),
  }
}

export function isTimeZone(text: string): boolean {
  if (text === '') return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}
