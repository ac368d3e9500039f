import type { TicketPriority } from './ticket-priority.ts'

/** The working hours of a service location: Monday to Friday between two hours of its local time. */
export type WorkingHours = { timeZone: string; opens: number; closes: number }

/** The promised time of the first response to a ticket: four working hours of its service location. */
export function firstResponseDue(openedAt: Date, timeZone: string): Date {
  return addWorkingHours(openedAt, 4, { timeZone, opens: 7, closes: 17 })
}

/** Working hours within which a solution is aimed at, by priority. */
const solutionHours: Record<TicketPriority, number> = { 1: 16, 2: 24, 3: 40, 4: 60 }

/** The time by which a solution is aimed at. */
export function solutionDue(openedAt: Date, timeZone: string, priority: TicketPriority): Date {
  return addWorkingHours(openedAt, solutionHours[priority], { timeZone, opens: 7, closes: 17 })
}

const hour = 60 * 60 * 1000
const minute = 60 * 1000

/**
 * Adds hours, counting only working hours of the location. Public holidays are not considered; on those the staff on
 * call must respond.
 */
export function addWorkingHours(from: Date, hours: number, place: WorkingHours): Date {
  const findPeriod = createClock(place)
  let left = hours * hour
  let at = from.getTime()
  // Steps of at most an hour never skip an opening or a closing, also when daylight saving time changes.
  while (left > 0) {
    const { isWorking, untilChange } = findPeriod(new Date(at))
    const step = isWorking ? Math.min(left, untilChange) : untilChange
    at += step
    if (isWorking) left -= step
  }
  return new Date(at)
}

type Period = { isWorking: boolean; untilChange: number }

/** Returns whether the location works at a time, and how long that is certain: until the end of the hour. */
function createClock({ timeZone, opens, closes }: WorkingHours): (at: Date) => Period {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  return (at) => {
    const parts = clock.formatToParts(at)
    const valueOf = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const ofDay = Number(valueOf('hour'))
    const isWorking = !['Sat', 'Sun'].includes(valueOf('weekday')) && ofDay >= opens && ofDay < closes
    const intoHour = Number(valueOf('minute')) * minute + at.getUTCSeconds() * 1000 + at.getUTCMilliseconds()
    return { isWorking, untilChange: hour - intoHour }
  }
}
