import { countLimit } from '@ferrule/domain/limited-count'
import type { OrderLine } from '@ferrule/domain/orders/order'
import type { OrderStatus } from '@ferrule/domain/orders/order-status'
import { type SqlBool, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import { countRows } from '../postgres/count-rows.ts'
import { lineNameIn } from '../parts/part-queries.ts'
import type { Queries } from '../postgres/database.ts'

export type NewOrder = {
  id: string
  organisationId: string
  plantId: string
  orderedBy: string
  reference: string
  note: string
  currency: string
  createdAt: Date
}

/** Saves an order with its lines and the next number, prefixed by the year. Returns the number. */
export async function insertOrder(tx: Queries, order: NewOrder, lines: readonly OrderLine[]): Promise<string> {
  const { id, organisationId, plantId, orderedBy, reference, note, currency, createdAt } = order
  const year = String(createdAt.getUTCFullYear()).slice(2)
  const { number } = await tx
    .insertInto('orderRequest')
    .values({
      id,
      organisationId,
      plantId,
      orderedBy,
      reference,
      note,
      currency,
      createdAt,
      number: sql<string>`'O' || ${year} || '-' || lpad(nextval('order_number')::text, 5, '0')`,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('orderLine')
    .values(
      lines.map(({ position, partId, articleNumber, name, quantity, unitPrice }) => ({
        orderId: id,
        organisationId,
        position,
        partId,
        articleNumber,
        name,
        quantity,
        unitPrice,
      })),
    )
    .execute()
  return number
}

function allOrders(tx: Queries) {
  return tx
    .selectFrom('orderRequest')
    .innerJoin('plant', 'plant.id', 'orderRequest.plantId')
    .innerJoin('organisation', 'organisation.id', 'orderRequest.organisationId')
    .innerJoin('person', 'person.id', 'orderRequest.orderedBy')
    .select(['orderRequest.id', 'orderRequest.number', 'orderRequest.reference', 'orderRequest.note'])
    .select(['orderRequest.createdAt', 'plant.name as plantName', 'organisation.name as organisationName'])
    .select(['person.firstName', 'person.lastName'])
    .select(['orderRequest.version', 'orderRequest.carrier', 'orderRequest.trackingUrl', 'orderRequest.currency'])
    .select(['orderRequest.confirmedAt', 'orderRequest.sentAt', 'orderRequest.deliveredAt', 'orderRequest.cancelledAt'])
    .select(sql<OrderStatus>`order_request.status`.as('status'))
    .select(sql<string | null>`order_request.expected_on::text`.as('expectedOn'))
    .select(sql<number>`(select count(*)::int from order_line where order_id = order_request.id)`.as('lineCount'))
    .select([
      sql<number | null>`(select sum(line.quantity::bigint * line.unit_price)::float8
        from order_line as line where line.order_id = order_request.id)`.as('total'),
      sql<number>`(select count(*)::int from order_line as line
        where line.order_id = order_request.id and line.unit_price is null)`.as('linesOnRequest'),
    ])
    .select(
      sql<string | null>`(select quote.number from quote where quote.order_id = order_request.id)`.as('quoteNumber'),
    )
}

function visibleOrders(tx: Queries, scope: Scope) {
  return allOrders(tx).where(isVisible(scope, 'orderRequest.organisationId'))
}

export type OrderView = Awaited<ReturnType<typeof listOrders>>[number]

type OrderListing = { status: OrderStatus | undefined; page: PageQuery }

/** Orders of the caller's organisations, or of all for our service, newest first, after the given one. */
export async function listOrders(tx: Queries, scope: Scope, { status, page: { after, limit } }: OrderListing) {
  const orders = visibleOrders(tx, scope)
    .where(hasStatus(status))
    .orderBy('orderRequest.createdAt', 'desc')
    .orderBy('orderRequest.id', 'desc')
    .limit(limit)
  if (after === undefined) return orders.execute()
  const last = sql`select last.created_at, last.id from order_request as last where last.id = ${after}::uuid`
  return orders.where(sql<boolean>`(order_request.created_at, order_request.id) < (${last})`).execute()
}

const hasStatus = (status: OrderStatus | undefined) =>
  status === undefined ? sql<SqlBool>`true` : sql<SqlBool>`order_request.status = ${status}`

/** At most `countLimit + 1`. */
export async function countOrders(tx: Queries, scope: Scope, status: OrderStatus | undefined): Promise<number> {
  const counted = tx
    .selectFrom('orderRequest')
    .where(isVisible(scope, 'organisationId'))
    .where(hasStatus(status))
    .select('id')
    .limit(countLimit + 1)
  return countRows(tx, counted)
}

export async function findOrder(tx: Queries, scope: Scope, id: string) {
  return visibleOrders(tx, scope).where('orderRequest.id', '=', id).executeTakeFirst()
}

/** Finds an order of any organisation, for rendering its PDF. */
export async function findAnyOrder(tx: Queries, id: string) {
  return allOrders(tx).where('orderRequest.id', '=', id).executeTakeFirst()
}

/** Without a language, the names are those at the time of the order. */
export async function listOrderLines(tx: Queries, orderId: string, language?: string) {
  return tx
    .selectFrom('orderLine')
    .where('orderId', '=', orderId)
    .select(['position', 'partId', 'articleNumber', 'quantity', 'unitPrice'])
    .select(lineNameIn(language, 'order_line').as('name'))
    .orderBy('position')
    .execute()
}
