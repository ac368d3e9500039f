import { ok, refuse, type Result } from '../result.ts'
import type { ClosureReason, TicketStatus } from './ticket-values.ts'

/** The author's side: a member of the customer's organisation, or our service. */
export type Side = 'customer' | 'service'

export type TicketState = {
  status: TicketStatus
  closedAt: Date | undefined
  closureReason: ClosureReason | undefined
}

/** A closed ticket can be reopened this long; later a new ticket is needed. */
const maxReopenDays = 14

const ended: readonly TicketStatus[] = ['solved', 'closed']

export function isOpen({ status }: Pick<TicketState, 'status'>): boolean {
  return !ended.includes(status)
}

/** The party that must reply next: the customer while the ticket waits for them, otherwise we; undefined once closed. */
export function findNextResponder({ status }: Pick<TicketState, 'status'>): 'yours' | 'ours' | undefined {
  if (!isOpen({ status })) return undefined
  return status === 'waiting-for-you' ? 'yours' : 'ours'
}

/** A customer's comment makes the service reply next and reopens a solved ticket. */
export function afterComment(state: TicketState, side: Side): Result<TicketState, 'ticket-closed'> {
  if (state.status === 'closed') return refuse('ticket-closed')
  if (side === 'service') return ok(isOpen(state) ? { ...state, status: 'waiting-for-you' } : state)
  if (state.status === 'new' || state.status === 'assigned') return ok(state)
  return ok({ status: 'in-progress', closedAt: undefined, closureReason: undefined })
}

/** An answer of the service that solves the ticket as well; a solved ticket stays solved. */
export function afterSolvingComment(state: TicketState, at: Date): Result<TicketState, 'ticket-closed'> {
  const answered = afterComment(state, 'service')
  return answered.ok && isOpen(state) ? afterSolve(state, at) : answered
}

export function afterClose(state: TicketState, reason: ClosureReason, at: Date): Result<TicketState, 'ticket-closed'> {
  if (state.status === 'closed') return refuse('ticket-closed')
  return ok({ status: 'closed', closedAt: at, closureReason: reason })
}

export function canReopen({ status, closedAt }: TicketState, at: Date): boolean {
  if (status === 'solved') return true
  if (status !== 'closed' || !closedAt) return false
  return at.getTime() - closedAt.getTime() <= maxReopenDays * 24 * 60 * 60 * 1000
}

export function afterReopen(state: TicketState, at: Date): Result<TicketState, 'ticket-open' | 'too-late-to-reopen'> {
  if (isOpen(state)) return refuse('ticket-open')
  if (!canReopen(state, at)) return refuse('too-late-to-reopen')
  return ok({ status: 'in-progress', closedAt: undefined, closureReason: undefined })
}

export function afterAssign(state: TicketState): Result<TicketState, 'ticket-closed'> {
  if (!isOpen(state)) return refuse('ticket-closed')
  return ok(state.status === 'new' ? { ...state, status: 'assigned' } : state)
}

export function afterSolve(state: TicketState, at: Date): Result<TicketState, 'ticket-closed'> {
  if (!isOpen(state)) return refuse('ticket-closed')
  return ok({ status: 'solved', closedAt: at, closureReason: 'solved-by-provider' })
}

/** Our statuses for an external state: a ticket in any of them stays, others change to the first. */
export type MatchingStatuses = readonly [TicketStatus, ...TicketStatus[]]

/** Applies a change of an external ticket system by the rules for our own service. */
export function afterExternalChange(
  state: TicketState,
  statuses: MatchingStatuses,
  at: Date,
): Result<TicketState, 'ticket-closed' | 'ticket-open' | 'too-late-to-reopen'> {
  const [status] = statuses
  if (statuses.includes(state.status)) return ok(state)
  if (status === 'closed') return afterClose(state, 'solved-by-provider', at)
  if (status === 'solved') return afterSolve(state, at)
  if (isOpen(state)) return ok({ ...state, status })
  const reopened = afterReopen(state, at)
  return reopened.ok ? ok({ ...reopened.value, status }) : reopened
}
