import type { EarlierSend } from '@ferrule/domain/requests/repeated-send'
import type { ZodType } from 'zod'
import type { Queries } from '../postgres/database.ts'
import { claimIdempotencyKey, type KeyClaim } from './idempotency-key-store.ts'

/** For other areas whose sends must count once: takes the key, or answers what took it earlier. */
export function claimSend<Answer>(
  tx: Queries,
  claim: KeyClaim,
  answerSchema: ZodType<Answer>,
): Promise<EarlierSend<Answer> | undefined> {
  return claimIdempotencyKey(tx, claim, answerSchema)
}
