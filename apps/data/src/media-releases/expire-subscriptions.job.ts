import { confirmationHours } from '@ferrule/domain/media-releases/release-subscription'
import type { Deps } from '../graphql/request-context.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
import { deleteUnconfirmed } from './subscription-store.ts'

/** Deletes subscriptions that nobody confirmed, with their addresses. */
export function createExpireSubscriptionsJob({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  return async (): Promise<void> => {
    const before = new Date(now().getTime() - confirmationHours * 3_600_000)
    const count = await deleteInBatches(() => deleteUnconfirmed(db.queries, before))
    log.info('release-subscriptions-expired', { count })
  }
}
