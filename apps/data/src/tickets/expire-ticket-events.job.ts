import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
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
    const [yesterday, lastMonth] = [before(1), before(30)]
    await deleteInBatches(() => withServiceScope(db, (tx) => deleteTicketEventsBefore(tx, yesterday)))
    await deleteInBatches(() => withServiceScope(db, (tx) => deleteDeliveriesBefore(tx, lastMonth)))
    await deleteInBatches(() => withServiceScope(db, (tx) => deleteExternalEventsBefore(tx, lastMonth)))
  }
}
