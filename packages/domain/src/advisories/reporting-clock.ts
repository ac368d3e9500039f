/** The events that a manufacturer must report by Regulation (EU) 2024/2847, article 14. */
export const reportKinds = ['exploited-vulnerability', 'severe-incident'] as const
export type ReportKind = (typeof reportKinds)[number]

/** The three reports about each, in the order in which they are due. */
export const reportSteps = ['early-warning', 'notification', 'final-report'] as const
export type ReportStep = (typeof reportSteps)[number]

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The team is warned this long before each deadline. */
export const warningMs = 4 * hourMs

/** The facts that the deadlines depend on. */
export type ReportFacts = {
  kind: ReportKind
  /** When we became aware of it, which starts the clock. */
  awareAt: Date
  /** When an update or another measure was available to customers; null before. */
  fixedAt: Date | null
  /** When the notification of 72 hours was submitted; null before. */
  notifiedAt: Date | null
}

/**
 * The deadline of a step. The final report of a vulnerability is due 14 days after its fix was available, so it is null
 * without a fix; that of an incident one month after the notification was submitted, or had to be.
 */
export function toReportDeadline(step: ReportStep, { kind, awareAt, fixedAt, notifiedAt }: ReportFacts): Date | null {
  const notificationDueAt = later(awareAt, 72 * hourMs)
  if (step === 'early-warning') return later(awareAt, 24 * hourMs)
  if (step === 'notification') return notificationDueAt
  if (kind === 'severe-incident') return addMonth(notifiedAt ?? notificationDueAt)
  return fixedAt && later(fixedAt, 14 * dayMs)
}

export const reportStates = ['done', 'overdue', 'due-soon', 'open', 'waiting'] as const
export type ReportState = (typeof reportStates)[number]

/** The state of a step; it waits while it has no deadline. */
export function stateOfReportStep(
  { dueAt, doneAt }: { dueAt: Date | null; doneAt: Date | null },
  now: Date,
): ReportState {
  if (doneAt) return 'done'
  if (!dueAt) return 'waiting'
  const left = dueAt.getTime() - now.getTime()
  if (left < 0) return 'overdue'
  return left <= warningMs ? 'due-soon' : 'open'
}

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}

/** The same day of the next month, or its last day: a month after 31 January is 28 February. */
function addMonth(time: Date): Date {
  const next = new Date(time)
  next.setUTCMonth(next.getUTCMonth() + 1)
  // The day does not exist in the next month, so the date has moved on into the month after it.
  if (next.getUTCDate() !== time.getUTCDate()) next.setUTCDate(0)
  return next
}
