import { orderInput } from '@ferrule/domain/parts/order'
import { z } from 'zod'
import { answerChange, type ChangeAnswer } from '../graphql/answer-change.ts'
import type { Builder } from '../graphql/builder.ts'
import { addPage, askForPage } from '../graphql/page-of-list.ts'
import type { ShownOrder } from './order-store.ts'
import { readOrder, readOrders, type WholeOrder } from './read-orders.ts'
import { sendOrder } from './send-order.ts'

export function addOrderFields(builder: Builder): void {
  const order = addOrder(builder)
  addQueries(builder, order)
  addSending(builder)
}

function addOrder(builder: Builder) {
  return builder.objectRef<ShownOrder>('Order').implement({
    description: 'Parts a customer asked us to send',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      reference: t.exposeString('reference'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      plantName: t.exposeString('plantName'),
      organisationName: t.exposeString('organisationName'),
      orderedBy: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
      lineCount: t.exposeInt('lineCount'),
    }),
  })
}

function addQueries(builder: Builder, order: ReturnType<typeof addOrder>): void {
  const line = builder.objectRef<WholeOrder['lines'][number]>('OrderLine').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
    }),
  })
  const whole = builder.objectRef<WholeOrder>('WholeOrder').implement({
    fields: (t) => ({
      order: t.field({ type: order, resolve: (one) => one }),
      note: t.exposeString('note'),
      lines: t.expose('lines', { type: [line] }),
    }),
  })
  builder.queryFields((t) => ({
    orders: t.withAuth({ usesProducts: true }).field({
      type: addPage(builder, 'OrderPage', order),
      description: 'Those of the caller’s organisations, the latest first',
      args: { after: t.arg.id({ description: 'The `next` of the page before' }) },
      resolve: (_, { after }, context) => readOrders(context, context.actor, askForPage(after)),
    }),
    order: t.withAuth({ usesProducts: true }).field({
      type: whole,
      nullable: true,
      description: 'Nothing for one that is not there and for one of somebody else',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success ? ((await readOrder(context, context.actor, id)) ?? null) : null,
    }),
  }))
}

function addSending(builder: Builder): void {
  const payload = builder.objectRef<ChangeAnswer>('SendOrderPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'The inputs that are not valid, each once' }),
    }),
  })
  const line = builder.inputType('OrderLineInput', {
    fields: (t) => ({ articleNumber: t.string({ required: true }), quantity: t.int({ required: true }) }),
  })
  const input = builder.inputType('SendOrderInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      plantId: t.string({ required: true }),
      reference: t.string({ required: true, description: 'May be empty' }),
      note: t.string({ required: true, description: 'May be empty' }),
      lines: t.field({ type: [line], required: true }),
    }),
  })
  builder.mutationField('sendOrder', (t) =>
    t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }), language: t.arg.string({ required: true }) },
      resolve: (_, { input: sent, language }, context) =>
        answerChange(orderInput, sent, (order) => sendOrder(context, context.actor, { ...order, language })),
    }),
  )
}
