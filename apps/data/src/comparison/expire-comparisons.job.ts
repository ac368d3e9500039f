import { lastExpiredShare } from '@ferrule/domain/comparison/shared-comparison'
import type { Deps } from '../graphql/request-context.ts'
import { deleteSharedComparisons } from './shared-comparison-store.ts'

/** Deletes shared comparisons whose link has expired. */
export function createExpireComparisonsJob({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  return async (): Promise<void> => {
    log.info('comparisons-expired', { count: await deleteSharedComparisons(db.queries, lastExpiredShare(now())) })
  }
}
