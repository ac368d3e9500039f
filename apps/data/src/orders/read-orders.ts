import { type OrderStatus, orderActionsOf } from '@ferrule/domain/orders/order-status'
import { type PageQuery, type Page, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { markRecordRead } from '../notifications/mark-record-read.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countOrders, findOrder, listOrderLines, listOrders, type OrderView } from './order-store.ts'

export async function readOrders(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  { status, page }: { status: OrderStatus | undefined; page: PageQuery },
): Promise<Page<OrderView>> {
  return withUserScope(db, actor, async (tx, scope) =>
    toPage(await listOrders(tx, scope, { status, page }), await countOrders(tx, scope, status)),
  )
}

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/**
 * Returns undefined both for a missing order and for one of another organisation. Notifications of the caller about the
 * order are read with it.
 */
export async function readOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { id, language }: { id: string; language?: string | undefined },
) {
  return withUserScope(db, actor, async (tx, scope) => {
    const order = await findOrder(tx, scope, id)
    if (!order) return undefined
    await markRecordRead(tx, { personId: scope.personId, record: { column: 'orderId', id }, at: now() })
    const actions = orderActionsOf(order.status, scope.isService ? 'service' : 'customer')
    return { ...order, actions, lines: await listOrderLines(tx, id, language) }
  })
}
