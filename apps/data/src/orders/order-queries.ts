import { sql } from 'kysely'
import { lineNameIn } from '../parts/part-queries.ts'
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
    .select(['organisation.country', 'organisation.currency'])
    .executeTakeFirst()
}

type MachineAtPlant = {
  plantId: string
  productSlug: string
  commissionedOn: string
  language?: string
  /** Ten unless stated. */
  limit?: number
}

/**
 * The last order lines for the plant of a machine, of parts that fit its year of construction. An order has a plant
 * but no machine, so it lists the parts that fit.
 */
export async function listOrderedParts(
  tx: Queries,
  scope: Scope,
  { plantId, productSlug, commissionedOn, language, limit = 10 }: MachineAtPlant,
) {
  return tx
    .selectFrom('orderRequest')
    .innerJoin('orderLine', 'orderLine.orderId', 'orderRequest.id')
    .innerJoin('productPart', 'productPart.partId', 'orderLine.partId')
    .where('orderRequest.plantId', '=', plantId)
    .where(isOwn(scope, 'orderRequest.organisationId'))
    .where('productPart.productSlug', '=', productSlug)
    .where(sql<boolean>`${commissionedOn}::date between coalesce(product_part.built_from, '-infinity')
      and coalesce(product_part.built_until, 'infinity')`)
    .select(['orderRequest.id as orderId', 'orderRequest.number', 'orderRequest.createdAt', 'orderLine.position'])
    .select(['orderLine.articleNumber', 'orderLine.quantity', lineNameIn(language, 'order_line').as('name')])
    .orderBy('orderRequest.createdAt', 'desc')
    .orderBy('orderRequest.id', 'desc')
    .orderBy('orderLine.position')
    .limit(limit)
    .execute()
}
