/** When a service location works: Monday to Friday between two hours of its own day. */
export type WorkingHours = { timeZone: string; opens: number; closes: number }

/** What we promise for the first answer to a ticket, in hours in which the service of its location works. */
export function firstAnswerDue(openedAt: Date, timeZone: string): Date {
  return addWorkingHours(openedAt, 4, { timeZone, opens: 7, closes: 17 })
}

const hour = 60 * 60 * 1000
const minute = 60 * 1000

/**
 * The moment by which an answer is promised, counting only hours in which the location works. Public holidays are not
 * known to us; a promise that falls on one is kept by those on call.
 */
export function addWorkingHours(from: Date, hours: number, place: WorkingHours): Date {
  const lookAt = watch(place)
  let left = hours * hour
  let at = from.getTime()
  // Whole minutes are walked in steps that never jump over an opening or a closing, also when clocks change.
  while (left > 0) {
    const { isWorking, untilChange } = lookAt(new Date(at))
    const step = isWorking ? Math.min(left, untilChange) : untilChange
    at += step
    if (isWorking) left -= step
  }
  return new Date(at)
}

/** How many hours of work lie between two moments: what the promise is measured by. */
export function workingHoursBetween(from: Date, to: Date, place: WorkingHours): number {
  const lookAt = watch(place)
  let worked = 0
  let at = from.getTime()
  while (at < to.getTime()) {
    const { isWorking, untilChange } = lookAt(new Date(at))
    const step = Math.min(untilChange, to.getTime() - at)
    if (isWorking) worked += step
    at += step
  }
  return worked / hour
}

type Look = { isWorking: boolean; untilChange: number }

/** Whether the place works at a moment, and how long nothing changes about that; an hour at most, for the clocks. */
function watch({ timeZone, opens, closes }: WorkingHours): (at: Date) => Look {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  return (at) => {
    const parts = clock.formatToParts(at)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const ofDay = Number(part('hour'))
    const isWorking = !['Sat', 'Sun'].includes(part('weekday')) && ofDay >= opens && ofDay < closes
    const intoHour = Number(part('minute')) * minute + at.getUTCSeconds() * 1000 + at.getUTCMilliseconds()
    return { isWorking, untilChange: hour - intoHour }
  }
}
