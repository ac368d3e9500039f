import { totalOfLines } from '@ferrule/domain/orders/order-total'
import { checkAnswer, type QuoteAnswerInput } from '@ferrule/domain/quotes/quote'
import { afterQuoteAction, quoteStateOf } from '@ferrule/domain/quotes/quote-state'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { notifyAboutAnswer } from './notify-about-answer.ts'
import { lockQuote, saveQuoteAnswer } from './quote-status-store.ts'
import { listQuoteLines } from './quote-store.ts'

export type QuoteAnswerRefusal =
  | 'idempotency-key-reused'
  | 'quote-unknown'
  | 'changed-meanwhile'
  | 'quote-expired'
  | 'quote-not-in-state'
  | 'price-missing'
  | 'validity-out-of-range'

type AnswerDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'>

/** Offers prices for the lines of a quote until a day, and notifies the person who requested it. Idempotent. */
export async function answerQuote(
  deps: AnswerDeps,
  actor: SignedInActor,
  answer: QuoteAnswerInput,
): Promise<Result<{ id: string }, QuoteAnswerRefusal>> {
  return withUserScope(deps.db, actor, async (tx, scope) => {
    const request = {
      operation: `answer-quote:${scope.personId}`,
      key: answer.idempotencyKey,
      fingerprint: contentHash(answer),
      response: { id: answer.number },
    }
    return runOnce(tx, request, () => saveAnswer(deps, { tx, scope }, answer))
  })
}

async function saveAnswer(
  deps: AnswerDeps,
  { tx, scope }: { tx: Queries; scope: Scope },
  { number, version, unitPrices, deliveryDays, validUntil, text }: QuoteAnswerInput,
): Promise<Result<{ id: string }, QuoteAnswerRefusal>> {
  const quote = await lockQuote(tx, scope, number)
  if (!quote) return refuse('quote-unknown')
  const today = deps.now().toISOString().slice(0, 10)
  const status = afterQuoteAction(quoteStateOf(quote, today), 'answer', scope.isService ? 'service' : 'customer')
  if (!status.ok) return status
  if (quote.version !== version) return refuse('changed-meanwhile')
  const lines = await listQuoteLines(tx, quote.id)
  const checked = checkAnswer({ unitPrices, validUntil }, { lineCount: lines.length, today })
  if (!checked.ok) return checked
  const offered = lines.map((line, index) => ({ ...line, unitPrice: unitPrices[index] ?? null }))
  const terms = { deliveryDays, validUntil }
  const answered = { answeredBy: scope.personId, answeredAt: deps.now(), answer: text }
  await saveQuoteAnswer(tx, quote.id, { ...terms, ...answered, unitPrices })
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'answer-quote',
    subjectType: 'quote',
    subjectId: quote.id,
    before: { status: quote.status },
    after: { status: status.value, currency: quote.currency, total: totalOfLines(offered).amount, ...terms },
  })
  await notifyAboutAnswer(tx, deps, { quote, actorId: scope.personId, validUntil, lines: offered })
  return ok({ id: number })
}
