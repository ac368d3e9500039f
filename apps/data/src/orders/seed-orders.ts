import { orders } from '@ferrule/seeds/organisations/orders'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import { workForService } from '../portal-access/work-for.ts'
import type { Database, Queries } from '../postgres/database.ts'

/** Loads what the demo customers have ordered, unless somebody has ordered something: its number may be taken. */
export async function seedOrders(db: Database): Promise<number> {
  return workForService(db, async (tx) => {
    const known = await tx.selectFrom('orderRequest').select('id').limit(1).executeTakeFirst()
    if (known) return 0
    const ids = await findPersonIds(tx)
    for (const { organisation, plant, orderedBy, lines, ...order } of orders) {
      const orderId = stableId('order', order.number)
      const organisationId = stableId('organisation', organisation)
      const [plantId, personId] = [stableId('plant', organisation, plant), ids.get(orderedBy.email) ?? '']
      await tx
        .insertInto('orderRequest')
        .values({ id: orderId, organisationId, plantId, orderedBy: personId, ...order })
        .execute()
      const rows = lines.map((line, index) => {
        return { orderId, organisationId, position: index + 1, partId: stableId('part', line.articleNumber), ...line }
      })
      await tx.insertInto('orderLine').values(rows).execute()
    }
    await sql`select setval('order_number', ${orders.length})`.execute(tx)
    return orders.length
  })
}

async function findPersonIds(tx: Queries): Promise<Map<string, string>> {
  const emails = [...new Set(orders.map(({ orderedBy }) => orderedBy.email))]
  const people = await tx.selectFrom('person').where('email', 'in', emails).select(['email', 'id']).execute()
  return new Map(people.map(({ email, id }) => [email, id]))
}
