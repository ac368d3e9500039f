import { quoteAnswerInput, quoteDecisionInput, quoteRequestInput } from '@ferrule/domain/quotes/quote'
import type { Builder } from '../graphql/builder.ts'
import { type ChangePayload, runChange } from '../graphql/run-change.ts'
import { answerQuote } from './answer-quote.ts'
import { decideQuote } from './decide-quote.ts'
import { requestQuote } from './request-quote.ts'

export function addQuoteMutations(builder: Builder): void {
  const payload = addPayload(builder)
  addRequestQuote(builder, payload)
  addAnswerQuote(builder, payload)
  addDecideQuote(builder, payload)
}

function addPayload(builder: Builder) {
  return builder.objectRef<ChangePayload>('QuotePayload').implement({
    fields: (t) => ({
      number: t.exposeString('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
}

type Payload = ReturnType<typeof addPayload>

function addRequestQuote(builder: Builder, payload: Payload): void {
  const line = builder.inputType('QuoteLineInput', {
    fields: (t) => ({ articleNumber: t.string({ required: true }), quantity: t.int({ required: true }) }),
  })
  const input = builder.inputType('RequestQuoteInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      plantId: t.string({ required: true }),
      serialNumber: t.string({ description: 'Of the machine that the parts are for' }),
      note: t.string({ required: true, description: 'May be empty' }),
      lines: t.field({ type: [line], required: true }),
    }),
  })
  builder.mutationField('requestQuote', (t) =>
    t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }), language: t.arg.string({ required: true }) },
      resolve: (_, { input: sent, language }, context) =>
        runChange(quoteRequestInput, sent, (quote) => requestQuote(context, context.actor, { ...quote, language })),
    }),
  )
}

function addAnswerQuote(builder: Builder, payload: Payload): void {
  const input = builder.inputType('AnswerQuoteInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      number: t.string({ required: true }),
      version: t.int({ required: true, description: 'The version that the caller has seen' }),
      unitPrices: t.intList({ required: true, description: 'In minor units, in the order of the lines' }),
      deliveryDays: t.int({ required: true, description: 'Working days' }),
      validUntil: t.string({ required: true, description: 'The last day to accept it' }),
      text: t.string({ required: true, description: 'May be empty' }),
    }),
  })
  builder.mutationField('answerQuote', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, { input: sent }, context) =>
        runChange(quoteAnswerInput, sent, (answer) => answerQuote(context, context.actor, answer)),
    }),
  )
}

function addDecideQuote(builder: Builder, payload: Payload): void {
  const input = builder.inputType('DecideQuoteInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      number: t.string({ required: true }),
      version: t.int({ required: true, description: 'The version that the caller has seen' }),
      action: t.string({ required: true, description: 'accept, decline or withdraw' }),
      reference: t.string({ required: true, description: 'Of the order; may be empty' }),
      reason: t.string({ required: true, description: 'Required to decline' }),
    }),
  })
  builder.mutationField('decideQuote', (t) =>
    t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }), language: t.arg.string({ required: true }) },
      resolve: (_, { input: sent, language }, context) =>
        runChange(quoteDecisionInput, sent, (decision) =>
          decideQuote(context, context.actor, { ...decision, language }),
        ),
    }),
  )
}
