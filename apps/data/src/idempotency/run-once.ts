import { decideRepeatedRequest } from '@ferrule/domain/idempotency/repeated-request'
import type { Result } from '@ferrule/domain/result'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'
import { claimIdempotencyKey, releaseIdempotencyKey } from './idempotency-key-queries.ts'

const responseSchema = z.object({ id: z.string() })
type StoredResponse = z.infer<typeof responseSchema>

type OnceRequest = { operation: string; key: string; fingerprint: string; response: StoredResponse }

/** Runs an action once per idempotency key. A refusal releases the key, so that the request can be retried. */
export async function runOnce<Refusal extends string>(
  tx: Queries,
  request: OnceRequest,
  act: () => Promise<Result<StoredResponse, Refusal>>,
): Promise<Result<StoredResponse, Refusal | 'idempotency-key-reused'>> {
  const earlier = await claimIdempotencyKey(tx, request, responseSchema)
  if (earlier) return decideRepeatedRequest(earlier, request.fingerprint)
  const result = await act()
  if (!result.ok) await releaseIdempotencyKey(tx, request)
  return result
}
