import type { EarlierRequest } from '@ferrule/domain/idempotency/repeated-request'
import { sql } from 'kysely'
import type { ZodType } from 'zod'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

export type KeyClaim = { operation: string; key: string; fingerprint: string; response: object }

/** Releases a key claimed in this transaction, because the request was refused. */
export async function releaseIdempotencyKey(tx: Queries, { operation, key }: KeyClaim): Promise<void> {
  await tx.deleteFrom('idempotencyKey').where('operation', '=', operation).where('key', '=', key).execute()
}

/** Saves the response of a claimed key, where it is known only after the change. */
export async function saveIdempotentResponse(tx: Queries, { operation, key, response }: KeyClaim): Promise<void> {
  await tx
    .updateTable('idempotencyKey')
    .set({ response: JSON.stringify(response) })
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
}

/** Deletes a batch of keys. Returns their number. */
export async function deleteIdempotencyKeysBefore(queries: Queries, time: Date): Promise<number> {
  return deleteBatch(queries, 'idempotencyKey', sql`created_at < ${time}`)
}

/**
 * Claims a key, or returns the earlier request that claimed it. Concurrent requests with the same key wait here until
 * the first one commits or rolls back.
 */
export async function claimIdempotencyKey<StoredResponse>(
  tx: Queries,
  claim: KeyClaim,
  responseSchema: ZodType<StoredResponse>,
): Promise<EarlierRequest<StoredResponse> | undefined> {
  const { operation, key, fingerprint, response } = claim
  const claimed = await tx
    .insertInto('idempotencyKey')
    .values({ operation, key, fingerprint, response: JSON.stringify(response) })
    .onConflict((conflict) => conflict.columns(['operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const earlier = await tx
    .selectFrom('idempotencyKey')
    .where('operation', '=', operation)
    .where('key', '=', key)
    .select(['fingerprint', 'response'])
    .executeTakeFirstOrThrow()
  return { fingerprint: earlier.fingerprint, response: responseSchema.parse(earlier.response) }
}
