import { lastExpiredShare } from '@ferrule/domain/comparison/shared-comparison'
import type { Deps } from '../graphql/request-context.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
import { deleteSharedComparisons } from './shared-comparison-store.ts'

/** Deletes shared comparisons whose link has expired. */
export function createExpireComparisonsJob({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  return async (): Promise<void> => {
    const sharedUntil = lastExpiredShare(now())
    const count = await deleteInBatches(() => deleteSharedComparisons(db.queries, sharedUntil))
    log.info('comparisons-expired', { count })
  }
}
