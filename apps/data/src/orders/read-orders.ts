import { type AskedPage, type Page, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countOrders, findOrder, listLines, listOrders, type ShownOrder } from './order-store.ts'

export async function readOrders(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  asked: AskedPage,
): Promise<Page<ShownOrder>> {
  return workFor(db, actor, async (tx, scope) =>
    toPage(await listOrders(tx, scope, asked), await countOrders(tx, scope)),
  )
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Nothing for one that is not there and for one of somebody else: nobody can tell which. */
export async function readOrder({ db }: Pick<Deps, 'db'>, actor: SignedInActor, id: string) {
  return workFor(db, actor, async (tx, scope) => {
    const order = await findOrder(tx, scope, id)
    return order && { ...order, lines: await listLines(tx, id) }
  })
}
