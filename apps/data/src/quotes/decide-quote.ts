import { randomUUIDv7 } from 'node:crypto'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import type { QuoteDecisionInput } from '@ferrule/domain/quotes/quote'
import { afterQuoteAction, quoteStateOf } from '@ferrule/domain/quotes/quote-state'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOwnPlant } from '../orders/order-queries.ts'
import { placeOrder } from '../orders/place-order.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type LockedQuote, lockOwnQuote, saveQuoteDecision } from './quote-status-store.ts'
import { listQuoteLines } from './quote-store.ts'
import { toDeclineMail } from './to-quote-mails.ts'

export type QuoteDecisionRefusal =
  | 'idempotency-key-reused'
  | 'quote-unknown'
  | 'plant-unknown'
  | 'changed-meanwhile'
  | 'quote-expired'
  | 'quote-not-in-state'

type DecisionDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress' | 'publicOrigin'>

type DecisionArgs = QuoteDecisionInput & { language: string }

type DecisionContext = { tx: Queries; scope: Scope; actor: SignedInActor }

/**
 * Accepts, declines or withdraws a quote. An accepted quote becomes an order at exactly its prices, in the same
 * transaction. Idempotent: a quote that a colleague has accepted already stays one order.
 */
export async function decideQuote(
  deps: DecisionDeps,
  actor: SignedInActor,
  decision: DecisionArgs,
): Promise<Result<{ id: string }, QuoteDecisionRefusal>> {
  return withUserScope(deps.db, actor, async (tx, scope) => {
    const { language: _language, ...input } = decision
    const request = {
      operation: `decide-quote:${scope.personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      response: { id: input.number },
    }
    return runOnce(tx, request, () => saveDecision(deps, { tx, scope, actor }, decision))
  })
}

async function saveDecision(
  deps: DecisionDeps,
  context: DecisionContext,
  decision: DecisionArgs,
): Promise<Result<{ id: string }, QuoteDecisionRefusal>> {
  const { tx, scope } = context
  const { number, version, action, reason: declineReason } = decision
  const quote = await lockOwnQuote(tx, scope, number)
  if (!quote) return refuse('quote-unknown')
  if (action === 'accept' && quote.status === 'accepted') return ok({ id: number })
  const state = quoteStateOf(quote, deps.now().toISOString().slice(0, 10))
  const status = afterQuoteAction(state, action, 'customer')
  if (!status.ok) return status
  if (quote.version !== version) return refuse('changed-meanwhile')
  const order = action === 'accept' ? await orderQuote(deps, context, { quote, decision }) : ok(null)
  if (!order.ok) return order
  const decided = { status: status.value, decidedBy: scope.personId, decidedAt: deps.now() }
  await saveQuoteDecision(tx, quote.id, { ...decided, declineReason, orderId: order.value })
  await recordEvent(tx, {
    actor: scope.personId,
    action: `${action}-quote`,
    subjectType: 'quote',
    subjectId: quote.id,
    before: { status: quote.status },
    after: { status: status.value, ...(order.value ? { order: order.value } : {}) },
  })
  if (action === 'decline' && findChannels('quote-declined', 'team')) {
    await queueMail(tx, toDeclineMail({ number, reason: declineReason }, deps))
  }
  return ok({ id: number })
}

/** Orders the lines of a quote at its prices, for the plant that it was requested for. Returns the id of the order. */
async function orderQuote(
  deps: DecisionDeps,
  context: DecisionContext,
  { quote, decision: { reference, language } }: { quote: LockedQuote; decision: DecisionArgs },
): Promise<Result<string, 'plant-unknown'>> {
  const { tx, scope } = context
  const plant = await findOwnPlant(tx, scope, quote.plantId)
  if (!plant) return refuse('plant-unknown')
  const id = randomUUIDv7()
  const lines = await listQuoteLines(tx, quote.id)
  await placeOrder(deps, context, { id, plant, reference, note: '', currency: quote.currency, lines, language })
  return ok(id)
}
