import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import type { Result } from '@ferrule/domain/result'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'
import { claimIdempotencyKey, releaseIdempotencyKey } from './idempotency-key-store.ts'

const answered = z.object({ id: z.string() })
type Answered = z.infer<typeof answered>

type Send = { operation: string; key: string; fingerprint: string; answer: Answered }

/** Does something once for each key. What is refused gives its key back, so that it can be tried again. */
export async function sendOnce<Refusal extends string>(
  tx: Queries,
  send: Send,
  act: () => Promise<Result<Answered, Refusal>>,
): Promise<Result<Answered, Refusal | 'idempotency-key-reused'>> {
  const earlier = await claimIdempotencyKey(tx, send, answered)
  if (earlier) return decideRepeatedSend(earlier, send.fingerprint)
  const result = await act()
  if (!result.ok) await releaseIdempotencyKey(tx, send)
  return result
}
