/** Customers are told this many days before the security updates of a product end. */
const supportNoticeDays = [180, 30, 0] as const
export type SupportNoticeDays = (typeof supportNoticeDays)[number]

const dayMs = 24 * 3_600_000
/** Days after the end in which the last notice is still sent, such as after an outage. */
const lateDays = 30

/** The last day of a month such as 2034-03, which is the last day of the updates: 2034-03-31. */
export function toLastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/**
 * The notice that is due on a day such as 2026-11-18; undefined if none is. Of several the latest: who is told late is
 * told once.
 */
export function findSupportNotice(supportUntil: string, today: string): SupportNoticeDays | undefined {
  const left = Math.round((Date.parse(toLastDay(supportUntil)) - Date.parse(today)) / dayMs)
  return left < -lateDays ? undefined : supportNoticeDays.findLast((days) => left <= days)
}

/** The months whose end can be told of on a day, the first and the last. */
export function toNoticeMonths(today: string): { first: string; last: string } {
  const monthAfter = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 7)
  return { first: monthAfter(-lateDays), last: monthAfter(Math.max(...supportNoticeDays)) }
}
