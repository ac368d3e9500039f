import { quoteActionsOf, type QuoteState, quoteStateOf } from '@ferrule/domain/quotes/quote-state'
import { type Page, type PageQuery, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { markRecordRead } from '../notifications/mark-record-read.ts'
import { findPrices } from '../parts/price-parts.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countQuotes, findQuote, listQuoteLines, listQuotes, type QuoteRow } from './quote-store.ts'

type ReadDeps = Pick<Deps, 'db' | 'now'>

export type QuoteView = QuoteRow & { state: QuoteState }

export async function readQuotes(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  { state, page, language }: { state: QuoteState | undefined; page: PageQuery; language?: string | undefined },
): Promise<Page<QuoteView>> {
  const today = toDay(now())
  return withUserScope(db, actor, async (tx, scope) => {
    const quotes = await listQuotes(tx, scope, { state, today, page, language })
    const views = quotes.map((quote) => ({ ...quote, state: quoteStateOf(quote, today) }))
    return toPage(views, await countQuotes(tx, scope, { state, today }))
  })
}

export type QuoteDetails = NonNullable<Awaited<ReturnType<typeof readQuote>>>

/**
 * Returns undefined both for a missing quote and for one of another organisation. Notifications of the caller about the
 * quote are read with it. Our service gets the prices of the list and of agreements as suggestions.
 */
export async function readQuote(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  { number, language }: { number: string; language?: string | undefined },
) {
  return withUserScope(db, actor, async (tx, scope) => {
    const quote = await findQuote(tx, scope, { number, language })
    if (!quote) return undefined
    const record = { column: 'quoteId', id: quote.id } as const
    await markRecordRead(tx, { personId: scope.personId, record, at: now() })
    const state = quoteStateOf(quote, toDay(now()))
    const actions = quoteActionsOf(state, scope.isService ? 'service' : 'customer')
    const lines = await listQuoteLines(tx, quote.id, language)
    const partIds = lines.map(({ partId }) => partId)
    const suggested = actions.includes('answer') ? await suggestPrices(tx, scope, { quote, partIds, now: now() }) : null
    const withSuggestions = lines.map((line) => ({
      ...line,
      suggestedPrice: suggested?.get(line.partId)?.amount ?? null,
    }))
    return { ...quote, state, actions, lines: withSuggestions }
  })
}

type Suggested = { quote: QuoteRow; partIds: readonly string[]; now: Date }

/** Prices in the currency of the quote, which the organisation may have changed since. */
async function suggestPrices(tx: Queries, scope: Scope, { quote, partIds, now }: Suggested) {
  const payer = { id: quote.organisationId, country: quote.country, currency: quote.currency }
  return findPrices(tx, scope, { payer, partIds, now })
}

const toDay = (time: Date) => time.toISOString().slice(0, 10)
