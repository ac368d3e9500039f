import { findNextResponder } from '../tickets/ticket-state.ts'
import { ticketStatuses } from '../tickets/ticket-values.ts'

/** Whether the desk or the customer acts next; undefined once the entry is done. */
export function findDeskTurn({ kind, state }: { kind: string; state: string }): 'ours' | 'theirs' | undefined {
  if (kind !== 'ticket') return state === 'closed' ? undefined : state === 'answered' ? 'theirs' : 'ours'
  const status = ticketStatuses.find((known) => known === state)
  const responder = status && findNextResponder({ status })
  return responder === 'yours' ? 'theirs' : responder
}
