import type { OrderLine } from '@ferrule/domain/parts/order'
import { sql } from 'kysely'
import type { AskedPage } from '../graphql/page-of-list.ts'
import { isOwn } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'

/** A plant of the caller's own organisations. */
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

/** Saves it with the next number of the year. */
export async function insertOrder(tx: Queries, order: NewOrder, lines: readonly OrderLine[]): Promise<string> {
  const year = String(order.createdAt.getUTCFullYear()).slice(2)
  const { number } = await tx
    .insertInto('orderRequest')
    .values({
      ...order,
      number: sql<string>`'O' || ${year} || '-' || lpad(nextval('order_number')::text, 5, '0')`,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  const { id: orderId, organisationId } = order
  await tx
    .insertInto('orderLine')
    .values(lines.map((line) => ({ ...line, orderId, organisationId })))
    .execute()
  return number
}

function everyOrder(tx: Queries) {
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
  return everyOrder(tx).where(isOwn(scope, 'orderRequest.organisationId'))
}

export type ShownOrder = Awaited<ReturnType<typeof listOrders>>[number]

/** The orders of the caller's organisations, the latest first, behind one of them. */
export async function listOrders(tx: Queries, scope: Scope, { after, limit }: AskedPage) {
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

/** For the service itself, which draws what it sends. */
export async function findAnyOrder(tx: Queries, id: string) {
  return everyOrder(tx).where('orderRequest.id', '=', id).executeTakeFirst()
}

export async function listLines(tx: Queries, orderId: string) {
  return tx
    .selectFrom('orderLine')
    .where('orderId', '=', orderId)
    .select(['position', 'articleNumber', 'name', 'quantity'])
    .orderBy('position')
    .execute()
}

export type StandingMachine = { plantId: string; productSlug: string; commissionedOn: string }
export type OrderedPart = Awaited<ReturnType<typeof listOrderedParts>>[number]

/** The latest lines of orders for the plant of a machine, of parts that fit it by when it was built. */
export async function listOrderedParts(
  tx: Queries,
  scope: Scope,
  { plantId, productSlug, commissionedOn }: StandingMachine,
) {
  return tx
    .selectFrom('orderRequest')
    .innerJoin('orderLine', 'orderLine.orderId', 'orderRequest.id')
    .innerJoin('partOfProduct', 'partOfProduct.partId', 'orderLine.partId')
    .where('orderRequest.plantId', '=', plantId)
    .where(isOwn(scope, 'orderRequest.organisationId'))
    .where('partOfProduct.productSlug', '=', productSlug)
    .where(sql<boolean>`${commissionedOn}::date between coalesce(part_of_product.built_from, '-infinity')
      and coalesce(part_of_product.built_until, 'infinity')`)
    .select(['orderRequest.id as orderId', 'orderRequest.number', 'orderRequest.createdAt', 'orderLine.position'])
    .select(['orderLine.articleNumber', 'orderLine.name', 'orderLine.quantity'])
    .orderBy('orderRequest.createdAt', 'desc')
    .orderBy('orderRequest.id', 'desc')
    .orderBy('orderLine.position')
    .limit(10)
    .execute()
}
