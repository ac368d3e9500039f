import type { EarlierSend } from '@ferrule/domain/requests/repeated-send'
import type { ZodType } from 'zod'
import type { Queries } from '../postgres/database.ts'

export type KeyClaim = { operation: string; key: string; fingerprint: string; answer: object }

/** Gives a key back that was taken in this transaction, because the send was refused after all. */
export async function releaseIdempotencyKey(tx: Queries, { operation, key }: KeyClaim): Promise<void> {
  await tx.deleteFrom('idempotencyKey').where('operation', '=', operation).where('key', '=', key).execute()
}

/**
 * Takes a key for this send and returns nothing, or returns the send that took it earlier. Of many at the same
 * moment one takes it; the others wait here until that one is saved or has failed.
 */
export async function claimIdempotencyKey<Answer>(
  tx: Queries,
  claim: KeyClaim,
  answerSchema: ZodType<Answer>,
): Promise<EarlierSend<Answer> | undefined> {
  const taken = await tx
    .insertInto('idempotencyKey')
    .values({ ...claim, answer: JSON.stringify(claim.answer) })
    .onConflict((conflict) => conflict.columns(['operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const earlier = await tx
    .selectFrom('idempotencyKey')
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .select(['fingerprint', 'answer'])
    .executeTakeFirstOrThrow()
  return { fingerprint: earlier.fingerprint, answer: answerSchema.parse(earlier.answer) }
}
