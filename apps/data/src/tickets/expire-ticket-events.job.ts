import type { Deps } from '../graphql/request-context.ts'
import { workForService } from '../portal-access/work-for.ts'
import { deleteOutsideEventsBefore } from './outside-event-store.ts'
import { deleteDeliveriesBefore } from './ticket-delivery-store.ts'
import { deleteTicketEventsBefore } from './ticket-event-store.ts'

const day = 24 * 3_600_000

/**
 * A page that was away for longer than a day reads everything anew anyway. What an outside ticket system was told and
 * what it told stays a month, for whoever asks what became of it; what was refused stays until somebody has looked.
 */
export function createExpireTicketEventsJob({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    const before = (days: number) => new Date(now().getTime() - days * day)
    await workForService(db, async (tx) => {
      await deleteTicketEventsBefore(tx, before(1))
      await deleteDeliveriesBefore(tx, before(30))
      await deleteOutsideEventsBefore(tx, before(30))
    })
  }
}
