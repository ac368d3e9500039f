import type { FittingStatuses } from '@ferrule/domain/tickets/ticket-state'
import type { TicketStatus } from '@ferrule/domain/tickets/ticket'

/**
 * The states of the outside system, each with those of ours it stands for. There, nobody says that a ticket is assigned
 * but not begun, and here, nobody tells a customer that we wait for a third party: both are being worked on.
 */
const meanings = {
  new: ['new'],
  open: ['in-progress', 'assigned'],
  pending: ['waiting-for-you'],
  'on-hold': ['in-progress', 'assigned'],
  solved: ['solved'],
  closed: ['closed'],
} as const satisfies Record<string, FittingStatuses>

export type OutsideState = keyof typeof meanings

export const outsideStates = Object.keys(meanings) as OutsideState[]

/** Where a ticket of ours stands when the other one is in this state. */
export function toStatuses(state: OutsideState): FittingStatuses {
  return meanings[state]
}

/** What the outside system is told of a status of ours: the first state that stands for it. */
export function toOutsideState(status: TicketStatus): OutsideState {
  return outsideStates.find((state) => toStatuses(state).includes(status)) ?? 'open'
}
