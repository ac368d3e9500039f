import type { Deps } from '../graphql/request-context.ts'
import { workForService } from '../portal-access/work-for.ts'
import { deleteTicketEventsBefore } from './ticket-event-store.ts'

const day = 24 * 3_600_000

/** A page that was away for longer reads everything anew anyway. */
export function createExpireTicketEventsJob({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    await workForService(db, (tx) => deleteTicketEventsBefore(tx, new Date(now().getTime() - day)))
  }
}
