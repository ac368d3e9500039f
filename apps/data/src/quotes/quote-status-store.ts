import type { QuoteStatus } from '@ferrule/domain/quotes/quote-state'
import { sql } from 'kysely'
import { isOwn, isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** A quote that the caller may see, locked until the transaction ends, with the person who requested it. */
export async function lockQuote(tx: Queries, scope: Scope, number: string) {
  return lockedQuotes(tx, number).where(isVisible(scope, 'quote.organisationId')).executeTakeFirst()
}

/** The same, for a decision: only a member of its organisation decides. */
export async function lockOwnQuote(tx: Queries, scope: Scope, number: string) {
  return lockedQuotes(tx, number).where(isOwn(scope, 'quote.organisationId')).executeTakeFirst()
}

function lockedQuotes(tx: Queries, number: string) {
  return tx
    .selectFrom('quote')
    .innerJoin('person', 'person.id', 'quote.requestedBy')
    .where('quote.number', '=', number)
    .select(['quote.id', 'quote.number', 'quote.version', 'quote.organisationId', 'quote.plantId'])
    .select(['quote.requestedBy', 'quote.currency', 'person.firstName', 'person.lastName'])
    .select(sql<QuoteStatus>`quote.status`.as('status'))
    .select(sql<string | null>`quote.valid_until::text`.as('validUntil'))
    .forUpdate('quote')
}

export type LockedQuote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>

export type SavedAnswer = {
  answeredBy: string
  answeredAt: Date
  answer: string
  deliveryDays: number
  validUntil: string
  /** In the order of the lines. */
  unitPrices: readonly number[]
}

export async function saveQuoteAnswer(tx: Queries, id: string, saved: SavedAnswer): Promise<void> {
  const { answeredBy, answeredAt, answer, deliveryDays, validUntil, unitPrices } = saved
  await tx
    .updateTable('quote')
    .set({
      status: 'answered' satisfies QuoteStatus,
      version: sql<number>`version + 1`,
      answeredBy,
      answeredAt,
      answer,
      deliveryDays,
      validUntil,
    })
    .where('id', '=', id)
    .execute()
  await sql`update quote_line set unit_price = offered.amount
    from unnest(${[...unitPrices]}::int[]) with ordinality as offered (amount, place)
    where quote_line.quote_id = ${id}::uuid and quote_line.position = offered.place`.execute(tx)
}

export type SavedDecision = {
  status: QuoteStatus
  decidedBy: string
  decidedAt: Date
  declineReason: string
  orderId: string | null
}

export async function saveQuoteDecision(tx: Queries, id: string, decision: SavedDecision): Promise<void> {
  const { status, decidedBy, decidedAt, declineReason, orderId } = decision
  await tx
    .updateTable('quote')
    .set({ status, version: sql<number>`version + 1`, decidedBy, decidedAt, declineReason, orderId })
    .where('id', '=', id)
    .execute()
}
