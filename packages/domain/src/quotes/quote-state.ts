import { ok, refuse, type Result } from '../result.ts'

/** The stored statuses of a quote. */
export const quoteStatuses = ['requested', 'answered', 'accepted', 'declined', 'withdrawn'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** The states that people see. An answered quote is expired after its last day; nothing is stored then. */
export const quoteStates = ['requested', 'answered', 'expired', 'accepted', 'declined', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]

export const isQuoteState = (state: string): state is QuoteState => quoteStates.some((known) => known === state)

export const quoteActions = ['answer', 'accept', 'decline', 'withdraw'] as const
export type QuoteAction = (typeof quoteActions)[number]

type Side = 'customer' | 'service'

/** Days are calendar days such as `2026-11-18`. */
type StoredQuote = { status: QuoteStatus; validUntil: string | null }

export function quoteStateOf({ status, validUntil }: StoredQuote, today: string): QuoteState {
  return status === 'answered' && validUntil !== null && validUntil < today ? 'expired' : status
}

const actionsOf: Record<Side, Partial<Record<QuoteState, readonly QuoteAction[]>>> = {
  customer: { requested: ['withdraw'], answered: ['accept', 'decline'] },
  service: { requested: ['answer'] },
}

const statusAfter: Record<QuoteAction, QuoteStatus> = {
  answer: 'answered',
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
}

/** The actions that a side can take on a quote: our service answers it, and the customer decides. */
export function quoteActionsOf(state: QuoteState, side: Side): readonly QuoteAction[] {
  return actionsOf[side][state] ?? []
}

/** The status after an action. An expired quote is refused with a reason of its own, because it can be requested again. */
export function afterQuoteAction(
  state: QuoteState,
  action: QuoteAction,
  side: Side,
): Result<QuoteStatus, 'quote-expired' | 'quote-not-in-state'> {
  if (quoteActionsOf(state, side).includes(action)) return ok(statusAfter[action])
  return refuse(state === 'expired' ? 'quote-expired' : 'quote-not-in-state')
}
