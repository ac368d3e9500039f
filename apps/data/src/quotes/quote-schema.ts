import { quoteListQuery, quoteNumber } from '@ferrule/domain/quotes/quote'
import { quoteStates } from '@ferrule/domain/quotes/quote-state'
import type { Builder } from '../graphql/builder.ts'
import { addPage, requestPage } from '../graphql/page-of-list.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import { addQuoteMutations } from './quote-mutations.ts'
import { listOwnMachines, type QuoteMachine } from './quote-store.ts'
import { type QuoteDetails, type QuoteView, readQuote, readQuotes } from './read-quotes.ts'

/** Customers with product information, and our service. */
const customersAndDesk = { $any: { usesProducts: true, worksServiceDesk: true } } as const

export function addQuoteFields(builder: Builder): void {
  const quote = addQuote(builder)
  addQueries(builder, { quote, details: addDetails(builder, quote) })
  addMachines(builder)
  addQuoteMutations(builder)
}

function addQuote(builder: Builder) {
  return builder.objectRef<QuoteView>('Quote').implement({
    description: 'Prices of parts that a customer requested and our service offers until a day',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      state: t.exposeString('state', { description: quoteStates.join(', ') }),
      version: t.exposeInt('version'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      requestedBy: t.exposeString('requestedBy'),
      organisationName: t.exposeString('organisationName'),
      plantName: t.exposeString('plantName'),
      machineName: t.exposeString('machineName', { description: 'May be empty' }),
      serialNumber: t.exposeString('serialNumber', { description: 'May be empty' }),
      firstPart: t.exposeString('firstPart', { description: 'Name of the part of the first line' }),
      lineCount: t.exposeInt('lineCount'),
      currency: t.exposeString('currency'),
      total: t.exposeFloat('total', { nullable: true, description: 'In minor units; null until it is answered' }),
      validUntil: t.exposeString('validUntil', { nullable: true, description: 'The last day to accept it' }),
    }),
  })
}

type QuoteRef = ReturnType<typeof addQuote>

function addDetails(builder: Builder, quote: QuoteRef) {
  const line = builder.objectRef<QuoteDetails['lines'][number]>('QuoteLine').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      partId: t.exposeID('partId'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
      unitPrice: t.exposeInt('unitPrice', { nullable: true, description: 'In minor units; null until it is answered' }),
      suggestedPrice: t.exposeInt('suggestedPrice', {
        nullable: true,
        description: 'For our service: the price of the agreement or the list; null for a price on request',
      }),
    }),
  })
  return builder.objectRef<QuoteDetails>('QuoteDetails').implement({
    fields: (t) => ({
      quote: t.field({ type: quote, resolve: (details) => details }),
      note: t.exposeString('note', { description: 'Of the customer; may be empty' }),
      answer: t.exposeString('answer', { description: 'Of our service; may be empty' }),
      answeredBy: t.exposeString('answeredBy', { description: 'Empty until it is answered' }),
      answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
      deliveryDays: t.exposeInt('deliveryDays', { nullable: true, description: 'Working days' }),
      supportUntil: t.exposeString('supportUntil', {
        nullable: true,
        description: 'Last month of the security updates of its machine, such as 2034-03; null if none is stated',
      }),
      decidedBy: t.exposeString('decidedBy', { description: 'Empty until the decision' }),
      decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
      declineReason: t.exposeString('declineReason'),
      orderId: t.exposeID('orderId', { nullable: true, description: 'Of the order, once accepted' }),
      orderNumber: t.exposeString('orderNumber', { nullable: true }),
      actions: t.stringList({
        description: 'The actions that the caller can take now',
        resolve: ({ actions }) => [...actions],
      }),
      lines: t.expose('lines', { type: [line] }),
    }),
  })
}

function addQueries(builder: Builder, types: { quote: QuoteRef; details: ReturnType<typeof addDetails> }): void {
  builder.queryFields((t) => ({
    quotes: t.withAuth(customersAndDesk).field({
      type: addPage(builder, 'QuotePage', types.quote),
      description: 'Quotes of the caller’s organisations, of all for the service desk, newest first',
      args: {
        state: t.arg.string({ description: 'An unknown one is ignored' }),
        after: t.arg.id({ description: 'The `next` value of the previous page' }),
        language: t.arg.string({ description: 'Of the names of parts' }),
      },
      resolve: (_, { state, after, language }, context) =>
        readQuotes(context, context.actor, {
          state: quoteListQuery.parse({ state }).state,
          page: requestPage(after),
          language: language ?? undefined,
        }),
    }),
    quote: t.withAuth(customersAndDesk).field({
      type: types.details,
      nullable: true,
      description: 'Null for a missing quote and for one of another organisation',
      args: {
        number: t.arg.string({ required: true }),
        language: t.arg.string({ description: 'Of the names of parts' }),
      },
      resolve: async (_, { number, language }, context) => {
        if (!quoteNumber.safeParse(number).success) return null
        return (await readQuote(context, context.actor, { number, language: language ?? undefined })) ?? null
      },
    }),
  }))
}

function addMachines(builder: Builder): void {
  const machine = builder.objectRef<QuoteMachine>('QuoteMachine').implement({
    fields: (t) => ({
      plantId: t.exposeID('plantId'),
      model: t.exposeString('model'),
      serialNumber: t.exposeString('serialNumber'),
    }),
  })
  builder.queryField('quoteMachines', (t) =>
    t.withAuth({ usesProducts: true }).field({
      type: [machine],
      description: 'Machines of the caller’s organisations that a quote can be for',
      resolve: (_, __, { db, actor }) => withUserScope(db, actor, listOwnMachines),
    }),
  )
}
