import { findNextResponder } from '../tickets/ticket-state.ts'
import { ticketStatuses } from '../tickets/ticket-values.ts'

/** The first response to an entry: given, late by some minutes, or due in some minutes. */
export type ResponseClock = { kind: 'answered' } | { kind: 'over' | 'soon' | 'left'; minutes: number }

const minuteMs = 60_000
const soonMinutes = 120

export function toResponseClock(entry: { dueAt: Date; isAnswered: boolean }, now: Date): ResponseClock {
  if (entry.isAnswered) return { kind: 'answered' }
  const minutes = Math.round((entry.dueAt.getTime() - now.getTime()) / minuteMs)
  if (minutes < 0) return { kind: 'over', minutes: -minutes }
  return { kind: minutes <= soonMinutes ? 'soon' : 'left', minutes }
}

/** Whether the desk or the customer acts next; undefined once the entry is done. */
export function findDeskTurn({ kind, state }: { kind: string; state: string }): 'ours' | 'theirs' | undefined {
  if (kind !== 'ticket') return state === 'closed' ? undefined : state === 'answered' ? 'theirs' : 'ours'
  const status = ticketStatuses.find((known) => known === state)
  const responder = status && findNextResponder({ status })
  return responder === 'yours' ? 'theirs' : responder
}
