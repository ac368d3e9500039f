import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countOrders, findOrder, listLines, listOrders, type ShownOrder } from './order-store.ts'

export type OrderPage = { total: number; entries: ShownOrder[]; next: string | null }

const pageSize = 50

export async function readOrders(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  asked: { after?: string } = {},
): Promise<OrderPage> {
  return workFor(db, actor, async (tx, scope) => {
    const found = await listOrders(tx, scope, { ...asked, limit: pageSize + 1 })
    const entries = found.slice(0, pageSize)
    const next = found.length > pageSize ? (entries.at(-1)?.id ?? null) : null
    return { total: await countOrders(tx, scope), entries, next }
  })
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** Nothing for one that is not there and for one of somebody else: nobody can tell which. */
export async function readOrder({ db }: Pick<Deps, 'db'>, actor: SignedInActor, id: string) {
  return workFor(db, actor, async (tx, scope) => {
    const order = await findOrder(tx, scope, id)
    return order && { ...order, lines: await listLines(tx, id) }
  })
}
