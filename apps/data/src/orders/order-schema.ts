import { orderInput } from '@ferrule/domain/orders/order'
import { z } from 'zod'
import { runChange, type ChangePayload } from '../graphql/run-change.ts'
import type { Builder } from '../graphql/builder.ts'
import { addPage, requestPage } from '../graphql/page-of-list.ts'
import type { OrderView } from './order-store.ts'
import { readOrder, readOrders, type OrderDetails } from './read-orders.ts'
import { sendOrder } from './send-order.ts'

export function addOrderFields(builder: Builder): void {
  const order = addOrder(builder)
  addQueries(builder, order)
  addSendOrder(builder)
}

function addOrder(builder: Builder) {
  return builder.objectRef<OrderView>('Order').implement({
    description: 'An order of spare parts',
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
  const line = builder.objectRef<OrderDetails['lines'][number]>('OrderLine').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
    }),
  })
  const details = builder.objectRef<OrderDetails>('OrderDetails').implement({
    fields: (t) => ({
      order: t.field({ type: order, resolve: (details) => details }),
      note: t.exposeString('note'),
      lines: t.expose('lines', { type: [line] }),
    }),
  })
  builder.queryFields((t) => ({
    orders: t.withAuth({ usesProducts: true }).field({
      type: addPage(builder, 'OrderPage', order),
      description: 'Orders of the caller’s organisations, newest first',
      args: { after: t.arg.id({ description: 'The `next` value of the previous page' }) },
      resolve: (_, { after }, context) => readOrders(context, context.actor, requestPage(after)),
    }),
    order: t.withAuth({ usesProducts: true }).field({
      type: details,
      nullable: true,
      description: 'Null for a missing order and for one of another organisation',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success ? ((await readOrder(context, context.actor, id)) ?? null) : null,
    }),
  }))
}

function addSendOrder(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('SendOrderPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
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
        runChange(orderInput, sent, (order) => sendOrder(context, context.actor, { ...order, language })),
    }),
  )
}
