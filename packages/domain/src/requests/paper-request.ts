/** Days after which a request for paper that is still open is mentioned to the team again; it is due after a month. */
export const paperReminderDays = 21

/**
 * Paper is sent within one month. The same day of the next month, or its last day if it is shorter: a month from
 * 31 January ends on 28 February.
 */
export function toPaperDueDate(requestedAt: Date): Date {
  const due = new Date(requestedAt)
  due.setUTCMonth(due.getUTCMonth() + 1)
  // The day does not exist in the next month, so the date has moved on into the month after it.
  if (due.getUTCDate() !== requestedAt.getUTCDate()) due.setUTCDate(0)
  return due
}

/**
 * Regulation (EU) 2023/1230 owes paper to a user who asks for it at the time of the purchase, which is at the latest
 * the day on which the machine is supplied. `placedOnMarket` is a date such as 2026-10-01.
 */
export function isPaperOwed(placedOnMarket: string, requestedAt: Date): boolean {
  return requestedAt.toISOString().slice(0, 10) <= placedOnMarket
}
