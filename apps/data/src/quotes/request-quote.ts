import { randomUUIDv7 } from 'node:crypto'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import { toOrderLines } from '@ferrule/domain/orders/order'
import { toCurrency } from '@ferrule/domain/parts/part-price'
import type { QuoteRequestInput } from '@ferrule/domain/quotes/quote'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOwnPlant } from '../orders/order-queries.ts'
import { listPartsByNumber } from '../parts/part-queries.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findMachineOf, insertQuote, nextQuoteNumber } from './quote-store.ts'
import { toRequestMail } from './to-quote-mails.ts'

export type QuoteRequestRefusal =
  | 'idempotency-key-reused'
  | 'plant-unknown'
  | 'machine-unknown'
  | 'part-unknown'
  | 'part-replaced'
  | 'part-repeated'

type QuoteDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress' | 'publicOrigin'>

type RequestArgs = QuoteRequestInput & { language: string }

/**
 * Requests prices for parts. The quote, its lines, the audit event and the mail to our team share one transaction.
 * Idempotent: a repeated request returns the number of the first.
 */
export async function requestQuote(
  deps: QuoteDeps,
  actor: SignedInActor,
  quote: RequestArgs,
): Promise<Result<{ id: string }, QuoteRequestRefusal>> {
  return withUserScope(deps.db, actor, async (tx, scope) => {
    const { language: _language, ...input } = quote
    const number = await nextQuoteNumber(tx, deps.now())
    const request = {
      operation: `request-quote:${scope.personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      response: { id: number },
    }
    return runOnce(tx, request, () => saveQuote(deps, { tx, scope, number }, quote))
  })
}

async function saveQuote(
  deps: QuoteDeps,
  { tx, scope, number }: { tx: Queries; scope: Scope; number: string },
  { plantId, serialNumber, note, lines: requestedLines, language }: RequestArgs,
): Promise<Result<{ id: string }, QuoteRequestRefusal>> {
  const plant = await findOwnPlant(tx, scope, plantId)
  if (!plant) return refuse('plant-unknown')
  const { organisationId } = plant
  const machine = serialNumber ? await findMachineOf(tx, scope, { organisationId, serialNumber }) : undefined
  if (serialNumber && !machine) return refuse('machine-unknown')
  const numbers = requestedLines.map(({ articleNumber }) => articleNumber)
  const parts = await listPartsByNumber(tx, numbers, language)
  // The prices are what is asked for.
  const lines = toOrderLines(
    requestedLines,
    parts.map((part) => ({ ...part, price: undefined })),
  )
  if (!lines.ok) return lines
  const facts = { machineName: machine?.model ?? '', serialNumber: machine?.serialNumber ?? '', note }
  const id = randomUUIDv7()
  const owner = { organisationId, plantId, requestedBy: scope.personId, currency: toCurrency(plant) }
  await insertQuote(tx, { id, number, ...owner, ...facts, createdAt: deps.now() }, lines.value)
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'request-quote',
    subjectType: 'quote',
    subjectId: id,
    after: { number, lines: lines.value.length },
  })
  const where = `${plant.organisationName}, ${plant.name}`
  if (findChannels('quote-requested', 'team')) {
    await queueMail(tx, toRequestMail({ number, where, ...facts, lines: lines.value }, deps))
  }
  return ok({ id: number })
}
