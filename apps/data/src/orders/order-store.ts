import type { OrderLine } from '@ferrule/domain/orders/order'
import { sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** A plant of the caller's organisations. */
export async function findOwnPlant(tx: Queries, scope: Scope, id: string) {
  return tx
    .selectFrom('plant')
    .innerJoin('organisation', 'organisation.id', 'plant.organisationId')
    .where('plant.id', '=', id)
    .where(isOwn(scope, 'plant.organisationId'))
    .select(['plant.id', 'plant.organisationId', 'plant.name', 'organisation.name as organisationName'])
    .executeTakeFirst()
}

export type NewOrder = {
  id: string
  organisationId: string
  plantId: string
  orderedBy: string
  reference: string
  note: string
  createdAt: Date
}

/** Saves an order with its lines and the next number, prefixed by the year. Returns the number. */
export async function insertOrder(tx: Queries, order: NewOrder, lines: readonly OrderLine[]): Promise<string> {
  const { id, organisationId, plantId, orderedBy, reference, note, createdAt } = order
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
      createdAt,
      number: sql<string>`'O' || ${year} || '-' || lpad(nextval('order_number')::text, 5, '0')`,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('orderLine')
    .values(
      lines.map(({ position, partId, articleNumber, name, quantity }) => ({
        orderId: id,
        organisationId,
        position,
        partId,
        articleNumber,
        name,
        quantity,
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
    .select(sql<number>`(select count(*)::int from order_line where order_id = order_request.id)`.as('lineCount'))
}

function ownOrders(tx: Queries, scope: Scope) {
  return allOrders(tx).where(isOwn(scope, 'orderRequest.organisationId'))
}

export type OrderView = Awaited<ReturnType<typeof listOrders>>[number]

/** Orders of the caller's organisations, newest first, after the given one. */
export async function listOrders(tx: Queries, scope: Scope, { after, limit }: PageQuery) {
  const orders = ownOrders(tx, scope)
    .orderBy('orderRequest.createdAt', 'desc')
    .orderBy('orderRequest.id', 'desc')
    .limit(limit)
  if (after === undefined) return orders.execute()
  const last = sql`select last.created_at, last.id from order_request as last where last.id = ${after}::uuid`
  return orders.where(sql<boolean>`(order_request.created_at, order_request.id) < (${last})`).execute()
}

export async function countOrders(tx: Queries, scope: Scope): Promise<number> {
  const { count } = await tx
    .selectFrom('orderRequest')
    .where(isOwn(scope, 'organisationId'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findOrder(tx: Queries, scope: Scope, id: string) {
  return ownOrders(tx, scope).where('orderRequest.id', '=', id).executeTakeFirst()
}

/** Finds an order of any organisation, for rendering its PDF. */
export async function findAnyOrder(tx: Queries, id: string) {
  return allOrders(tx).where('orderRequest.id', '=', id).executeTakeFirst()
}

export async function listOrderLines(tx: Queries, orderId: string) {
  return tx
    .selectFrom('orderLine')
    .where('orderId', '=', orderId)
    .select(['position', 'articleNumber', 'name', 'quantity'])
    .orderBy('position')
    .execute()
}
