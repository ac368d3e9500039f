import type { ChangedStatus, OrderStatus } from '@ferrule/domain/orders/order-status'
import { sql } from 'kysely'
import { isVisible } from '../portal-access/own-organisations.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'

/** An order, locked until the transaction ends, with the name of the person who sent it. */
export async function lockOrder(tx: Queries, scope: Scope, id: string) {
  return tx
    .selectFrom('orderRequest')
    .innerJoin('person', 'person.id', 'orderRequest.orderedBy')
    .where('orderRequest.id', '=', id)
    .where(isVisible(scope, 'orderRequest.organisationId'))
    .select(['orderRequest.number', 'orderRequest.version', 'orderRequest.organisationId', 'orderRequest.orderedBy'])
    .select(['person.firstName', 'person.lastName'])
    .select(sql<OrderStatus>`order_request.status`.as('status'))
    .forUpdate('orderRequest')
    .executeTakeFirst()
}

export type OrderStep = {
  status: ChangedStatus
  at: Date
  expectedOn: string | undefined
  carrier: string | undefined
  trackingUrl: string | undefined
}

/** Saves the status with the time of its step; a fact that the step does not name stays as it is. */
export async function saveOrderStep(tx: Queries, id: string, step: OrderStep): Promise<void> {
  const { status, at, expectedOn, carrier, trackingUrl } = step
  await tx
    .updateTable('orderRequest')
    .set({
      status,
      version: sql<number>`version + 1`,
      expectedOn: sql<Date>`coalesce(${expectedOn ?? null}::date, expected_on)`,
      carrier: sql<string>`coalesce(${carrier ?? null}::text, carrier)`,
      trackingUrl: sql<string>`coalesce(${trackingUrl ?? null}::text, tracking_url)`,
      confirmedAt: sql<Date>`case when ${status}::text = 'confirmed' then ${at}::timestamptz else confirmed_at end`,
      sentAt: sql<Date>`case when ${status}::text = 'sent' then ${at}::timestamptz else sent_at end`,
      deliveredAt: sql<Date>`case when ${status}::text = 'delivered' then ${at}::timestamptz else delivered_at end`,
      cancelledAt: sql<Date>`case when ${status}::text = 'cancelled' then ${at}::timestamptz else cancelled_at end`,
    })
    .where('id', '=', id)
    .execute()
}
