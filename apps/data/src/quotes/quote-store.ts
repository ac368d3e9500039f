import { countLimit } from '@ferrule/domain/limited-count'
import type { OrderLine } from '@ferrule/domain/orders/order'
import type { QuoteState, QuoteStatus } from '@ferrule/domain/quotes/quote-state'
import { type SqlBool, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import { lineNameIn } from '../parts/part-queries.ts'
import { isOwn, isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import { countRows } from '../postgres/count-rows.ts'
import type { Queries } from '../postgres/database.ts'

/** The next number, prefixed by the year. A refused request leaves a gap. */
export async function nextQuoteNumber(tx: Queries, now: Date): Promise<string> {
  const year = String(now.getUTCFullYear()).slice(2)
  const { rows } = await sql<{ number: string }>`select 'Q' || ${year}::text || '-'
    || lpad(nextval('quote_number')::text, 5, '0') as number`.execute(tx)
  return rows[0]?.number ?? ''
}

/** The machines of the caller's organisations that are in use, for choosing what the parts are for. */
export async function listOwnMachines(tx: Queries, scope: Scope) {
  return tx
    .selectFrom('machine')
    .where(isOwn(scope, 'machine.organisationId'))
    .where('retiredOn', 'is', null)
    .select(['plantId', 'organisationId', 'model', 'serialNumber'])
    .orderBy('model')
    .orderBy('serialNumber')
    .limit(500)
    .execute()
}

export type QuoteMachine = Awaited<ReturnType<typeof listOwnMachines>>[number]

/** A machine of one of the caller's organisations. */
export async function findMachineOf(
  tx: Queries,
  scope: Scope,
  { organisationId, serialNumber }: { organisationId: string; serialNumber: string },
) {
  return tx
    .selectFrom('machine')
    .where('serialNumber', '=', serialNumber)
    .where('organisationId', '=', organisationId)
    .where(isOwn(scope, 'machine.organisationId'))
    .select(['model', 'serialNumber'])
    .executeTakeFirst()
}

export type NewQuote = {
  id: string
  number: string
  organisationId: string
  plantId: string
  requestedBy: string
  machineName: string
  serialNumber: string
  note: string
  currency: string
  createdAt: Date
}

export async function insertQuote(tx: Queries, quote: NewQuote, lines: readonly OrderLine[]): Promise<void> {
  const { id, number, organisationId, plantId, requestedBy, machineName, serialNumber } = quote
  const { note, currency, createdAt } = quote
  await tx
    .insertInto('quote')
    .values({
      id,
      number,
      organisationId,
      plantId,
      requestedBy,
      machineName,
      serialNumber,
      note,
      currency,
      createdAt,
    })
    .execute()
  await tx
    .insertInto('quoteLine')
    .values(
      lines.map(({ position, partId, articleNumber, name, quantity }) => ({
        quoteId: id,
        organisationId,
        position,
        partId,
        articleNumber,
        name,
        quantity,
      })),
    )
    .execute()
}

const offeredTotal = sql<number | null>`(select sum(line.quantity::bigint * line.unit_price)::float8
  from quote_line as line where line.quote_id = quote.id)`

function visibleQuotes(tx: Queries, scope: Scope, language: string | undefined) {
  return tx
    .selectFrom('quote')
    .innerJoin('plant', 'plant.id', 'quote.plantId')
    .innerJoin('organisation', 'organisation.id', 'quote.organisationId')
    .innerJoin('person as requester', 'requester.id', 'quote.requestedBy')
    .leftJoin('person as agent', 'agent.id', 'quote.answeredBy')
    .leftJoin('person as decider', 'decider.id', 'quote.decidedBy')
    .leftJoin('orderRequest', 'orderRequest.id', 'quote.orderId')
    .where(isVisible(scope, 'quote.organisationId'))
    .select(['quote.id', 'quote.number', 'quote.organisationId', 'quote.note', 'quote.currency', 'quote.version'])
    .select(['quote.machineName', 'quote.serialNumber', 'quote.answer', 'quote.deliveryDays', 'quote.declineReason'])
    .select(['quote.createdAt', 'quote.answeredAt', 'quote.decidedAt', 'quote.orderId'])
    .select(['orderRequest.number as orderNumber', 'plant.name as plantName', 'organisation.name as organisationName'])
    .select('organisation.country')
    .select([
      nameOf('requester').as('requestedBy'),
      nameOf('agent').as('answeredBy'),
      nameOf('decider').as('decidedBy'),
    ])
    .select(sql<QuoteStatus>`quote.status`.as('status'))
    .select(sql<string | null>`quote.valid_until::text`.as('validUntil'))
    .select(sql<number>`(select count(*)::int from quote_line where quote_id = quote.id)`.as('lineCount'))
    .select(
      sql<string>`(select ${lineNameIn(language, 'quote_line')} from quote_line
        where quote_id = quote.id order by position limit 1)`.as('firstPart'),
    )
    .select(offeredTotal.as('total'))
}

const nameOf = (person: string) =>
  sql<string>`trim(coalesce(${sql.ref(`${person}.firstName`)} || ' ' || ${sql.ref(`${person}.lastName`)}, ''))`

export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number]

type QuoteFilter = { state: QuoteState | undefined; today: string }

/** The rule of `quoteStateOf` as a filter. */
function hasState({ state, today }: QuoteFilter) {
  if (state === undefined) return sql<SqlBool>`true`
  if (state === 'expired') return sql<SqlBool>`(quote.status = 'answered' and quote.valid_until < ${today}::date)`
  if (state === 'answered') return sql<SqlBool>`(quote.status = 'answered' and quote.valid_until >= ${today}::date)`
  return sql<SqlBool>`quote.status = ${state}`
}

type QuoteListing = QuoteFilter & { page: PageQuery; language: string | undefined }

/** Quotes of the caller's organisations, or of all for our service, newest first, after the given one. */
export async function listQuotes(tx: Queries, scope: Scope, { page, language, ...filter }: QuoteListing) {
  const quotes = visibleQuotes(tx, scope, language)
    .where(hasState(filter))
    .orderBy('quote.createdAt', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(page.limit)
  if (page.after === undefined) return quotes.execute()
  const last = sql`select last.created_at, last.id from quote as last where last.id = ${page.after}::uuid`
  return quotes.where(sql<boolean>`(quote.created_at, quote.id) < (${last})`).execute()
}

/** At most `countLimit + 1`. */
export async function countQuotes(tx: Queries, scope: Scope, filter: QuoteFilter): Promise<number> {
  const counted = tx
    .selectFrom('quote')
    .where(isVisible(scope, 'quote.organisationId'))
    .where(hasState(filter))
    .select('id')
    .limit(countLimit + 1)
  return countRows(tx, counted)
}

type QuoteArgs = { number: string; language?: string | undefined }

export async function findQuote(tx: Queries, scope: Scope, { number, language }: QuoteArgs) {
  return visibleQuotes(tx, scope, language)
    .leftJoin('nameplate', 'nameplate.serialNumber', 'quote.serialNumber')
    .leftJoin('product', 'product.slug', 'nameplate.productSlug')
    .where('quote.number', '=', number)
    .select('product.supportUntil')
    .executeTakeFirst()
}

/** Without a language, the names are those at the time of the request. */
export async function listQuoteLines(tx: Queries, quoteId: string, language?: string) {
  return tx
    .selectFrom('quoteLine')
    .where('quoteId', '=', quoteId)
    .select(['position', 'partId', 'articleNumber', 'quantity', 'unitPrice'])
    .select(lineNameIn(language, 'quote_line').as('name'))
    .orderBy('position')
    .execute()
}
