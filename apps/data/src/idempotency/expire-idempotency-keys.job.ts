import type { Deps } from '../graphql/request-context.ts'
import { deleteInBatches } from '../postgres/delete-batch.ts'
import { deleteIdempotencyKeysBefore } from './idempotency-key-queries.ts'

/** Mail servers repeat a reply for about five days, and a browser may resend the saved draft of a form later. */
const retentionMs = 30 * 24 * 3_600_000

/** Deletes the keys of requests that no client repeats any more. */
export function createExpireIdempotencyKeysJob({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    const before = new Date(now().getTime() - retentionMs)
    await deleteInBatches(() => deleteIdempotencyKeysBefore(db.queries, before))
  }
}
