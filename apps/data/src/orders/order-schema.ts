import { orderInput } from '@ferrule/domain/orders/order'
import { orderChangeInput, orderListQuery } from '@ferrule/domain/orders/order-status'
import { z } from 'zod'
import { runChange, type ChangePayload } from '../graphql/run-change.ts'
import type { Builder } from '../graphql/builder.ts'
import { addPage, requestPage } from '../graphql/page-of-list.ts'
import { changeOrder } from './change-order.ts'
import type { OrderView } from './order-store.ts'
import { readOrder, readOrders, type OrderDetails } from './read-orders.ts'
import { sendOrder } from './send-order.ts'

/** Customers with product information, and our service. */
const customersAndDesk = { $any: { usesProducts: true, worksServiceDesk: true } } as const

export function addOrderFields(builder: Builder): void {
  const order = addOrder(builder)
  addQueries(builder, order)
  const payload = addPayload(builder)
  addSendOrder(builder, payload)
  addChangeOrder(builder, payload)
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
      status: t.exposeString('status'),
      version: t.exposeInt('version'),
      currency: t.exposeString('currency', { nullable: true, description: 'Null for an old order without prices' }),
      total: t.exposeFloat('total', {
        nullable: true,
        description: 'Of the lines that have a price, in minor units; null if none has',
      }),
      linesOnRequest: t.exposeInt('linesOnRequest', { description: 'Number of lines without a price' }),
      expectedOn: t.exposeString('expectedOn', { nullable: true, description: 'The expected day of delivery' }),
      carrier: t.exposeString('carrier'),
      trackingUrl: t.exposeString('trackingUrl', { description: 'May be empty' }),
      confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
      sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
      deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
      cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
    }),
  })
}

function addQueries(builder: Builder, order: ReturnType<typeof addOrder>): void {
  const line = builder.objectRef<OrderDetails['lines'][number]>('OrderLine').implement({
    fields: (t) => ({
      position: t.exposeInt('position'),
      partId: t.exposeID('partId'),
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
      unitPrice: t.exposeInt('unitPrice', {
        nullable: true,
        description: 'In the minor unit of the currency, when the order was sent; null for a price on request',
      }),
    }),
  })
  const details = builder.objectRef<OrderDetails>('OrderDetails').implement({
    fields: (t) => ({
      order: t.field({ type: order, resolve: (details) => details }),
      note: t.exposeString('note'),
      quoteNumber: t.exposeString('quoteNumber', { nullable: true, description: 'Of the quote that was accepted' }),
      actions: t.exposeStringList('actions', { description: 'The actions that the caller can take now' }),
      lines: t.expose('lines', { type: [line] }),
    }),
  })
  builder.queryFields((t) => ({
    orders: t.withAuth(customersAndDesk).field({
      type: addPage(builder, 'OrderPage', order),
      description: 'Orders of the caller’s organisations, of all for the service desk, newest first',
      args: {
        status: t.arg.string({ description: 'An unknown one is ignored' }),
        after: t.arg.id({ description: 'The `next` value of the previous page' }),
      },
      resolve: (_, { status, after }, context) =>
        readOrders(context, context.actor, {
          status: orderListQuery.parse({ status }).status,
          page: requestPage(after),
        }),
    }),
    order: t.withAuth(customersAndDesk).field({
      type: details,
      nullable: true,
      description: 'Null for a missing order and for one of another organisation',
      args: { id: t.arg.id({ required: true }), language: t.arg.string({ description: 'Of the names of parts' }) },
      resolve: async (_, { id, language }, context) => {
        if (!z.uuid().safeParse(id).success) return null
        return (await readOrder(context, context.actor, { id, language: language ?? undefined })) ?? null
      },
    }),
  }))
}

function addPayload(builder: Builder) {
  return builder.objectRef<ChangePayload>('OrderPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
}

function addChangeOrder(builder: Builder, payload: ReturnType<typeof addPayload>): void {
  const input = builder.inputType('ChangeOrderInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true, description: 'The version that the caller has seen' }),
      action: t.string({ required: true, description: 'One of `actions` of the order' }),
      expectedOn: t.string({ description: 'Required to confirm' }),
      carrier: t.string(),
      trackingUrl: t.string(),
    }),
  })
  builder.mutationField('changeOrder', (t) =>
    t.withAuth(customersAndDesk).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, { input: sent }, context) =>
        runChange(orderChangeInput, sent, (change) => changeOrder(context, context.actor, change)),
    }),
  )
}

function addSendOrder(builder: Builder, payload: ReturnType<typeof addPayload>): void {
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
      expectedTotal: t.float({
        description: 'The total that the customer saw, in minor units; another total refuses the order: prices-changed',
      }),
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
