import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { deleteExternalEventsBefore } from './external-event-store.ts'
import { deleteDeliveriesBefore } from './ticket-delivery-store.ts'
import { deleteTicketEventsBefore } from './ticket-event-store.ts'

const day = 24 * 3_600_000

/**
 * Deletes ticket events after a day, because a page disconnected for longer reloads everything anyway. Deliveries to
 * and events of the external ticket system stay 30 days for support questions; refused ones stay until handled.
 */
export function createExpireTicketEventsJob({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    const before = (days: number) => new Date(now().getTime() - days * day)
    await withServiceScope(db, async (tx) => {
      await deleteTicketEventsBefore(tx, before(1))
      await deleteDeliveriesBefore(tx, before(30))
      await deleteExternalEventsBefore(tx, before(30))
    })
  }
}
