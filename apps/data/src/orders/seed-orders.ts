import { servicePeople } from '@ferrule/seeds/organisations/members'
import { orders } from '@ferrule/seeds/organisations/orders'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import { seedOrderNotifications } from '../notifications/seed-order-notifications.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'

/** Inserts the demo orders into an empty table only, because order numbers must not clash. */
export async function seedOrders(db: Database, now: Date): Promise<number> {
  return withServiceScope(db, async (tx) => {
    const known = await tx.selectFrom('orderRequest').select('id').limit(1).executeTakeFirst()
    if (known) return 0
    const ids = await findPersonIds(tx)
    for (const order of orders) {
      const { number, organisation, plant, orderedBy, reference, note, createdAt, progress, currency, lines } = order
      const orderId = stableId('order', number)
      const organisationId = stableId('organisation', organisation)
      const [plantId, personId] = [stableId('plant', organisation, plant), ids.get(orderedBy.email) ?? '']
      await tx
        .insertInto('orderRequest')
        .values({
          id: orderId,
          number,
          organisationId,
          plantId,
          orderedBy: personId,
          reference,
          note,
          createdAt,
          currency,
          status: progress.status,
          expectedOn: progress.expectedOn ?? null,
          carrier: progress.carrier ?? '',
          trackingUrl: progress.trackingUrl ?? '',
          confirmedAt: progress.confirmedAt ?? null,
          sentAt: progress.sentAt ?? null,
          deliveredAt: progress.deliveredAt ?? null,
          cancelledAt: progress.cancelledAt ?? null,
        })
        .execute()
      await tx
        .insertInto('orderLine')
        .values(
          lines.map(({ articleNumber, name, quantity, unitPrice }, index) => ({
            orderId,
            organisationId,
            position: index + 1,
            partId: stableId('part', articleNumber),
            articleNumber,
            name,
            quantity,
            unitPrice,
          })),
        )
        .execute()
    }
    await seedOrderNotifications(tx, ids, now)
    // Takes the used numbers from the sequence; only its owner may set it.
    await sql`select max(nextval('order_number')) from generate_series(1, ${orders.length}::int)`.execute(tx)
    return orders.length
  })
}

async function findPersonIds(tx: Queries): Promise<Map<string, string>> {
  const emails = [...new Set([...orders.map(({ orderedBy }) => orderedBy), ...servicePeople].map(({ email }) => email))]
  const people = await tx.selectFrom('person').where('email', 'in', emails).select(['email', 'id']).execute()
  return new Map(people.map(({ email, id }) => [email, id]))
}
