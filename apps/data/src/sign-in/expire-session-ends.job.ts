import type { Deps } from '../graphql/request-context.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
import { deleteSessionEndsBefore } from './session-end-queries.ts'

/** Sessions at the identity server last twelve hours at most. */
const retentionMs = 24 * 3_600_000

export function createExpireSessionEndsJob({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    const before = new Date(now().getTime() - retentionMs)
    await deleteInBatches(() => deleteSessionEndsBefore(db.queries, before))
  }
}
