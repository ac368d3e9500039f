import type { MatchingStatuses } from '@ferrule/domain/tickets/ticket-state'
import type { TicketStatus } from '@ferrule/domain/tickets/ticket-values'

/**
 * The states of the external system, each with our statuses. It has no state for "assigned but not started", and we do
 * not show customers that a ticket waits for a third party: both mean in progress.
 */
const statusesByState = {
  new: ['new'],
  open: ['in-progress', 'assigned'],
  pending: ['waiting-for-you'],
  'on-hold': ['in-progress', 'assigned'],
  solved: ['solved'],
  closed: ['closed'],
} as const satisfies Record<string, MatchingStatuses>

export type ExternalState = keyof typeof statusesByState

export const externalStates = Object.keys(statusesByState) as ExternalState[]

/** Our statuses for an external state, the preferred one first. */
export function toStatuses(state: ExternalState): MatchingStatuses {
  return statusesByState[state]
}

/** The first external state that includes this status. */
export function toExternalState(status: TicketStatus): ExternalState {
  return externalStates.find((state) => toStatuses(state).includes(status)) ?? 'open'
}
