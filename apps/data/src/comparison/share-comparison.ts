import { randomBytes } from 'node:crypto'
import type { SharedComparisonInput } from '@ferrule/domain/comparison/comparison-input'
import { decideRepeatedRequest } from '@ferrule/domain/idempotency/repeated-request'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { takeSnapshot } from '../catalogue/specification-snapshot-queries.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { claimIdempotencyKey } from '../idempotency/idempotency-key-queries.ts'
import { type Actor, toAuditName } from '../sign-in/actor.ts'
import { insertSharedComparison } from './shared-comparison-store.ts'

const shareReceipt = z.object({ id: z.string() })

type ShareDeps = Pick<RequestContext, 'db' | 'now' | 'operationLimits' | 'clientAddress'>

/** Saves a comparison with a snapshot of its specifications under an id that cannot be guessed. */
export async function shareComparison(
  { db, now, operationLimits, clientAddress }: ShareDeps,
  actor: Actor,
  input: SharedComparisonInput,
): Promise<Result<{ id: string }, 'limited' | 'idempotency-key-reused'>> {
  const owner = actor.kind === 'user' ? actor.profile.id : undefined
  if (!(await operationLimits.take('share-comparison', { address: clientAddress, owner }))) return refuse('limited')
  const { idempotencyKey: key, entries, measurementSystem } = input
  // 72 bits: short enough to type, too many to guess.
  const receipt = { id: randomBytes(9).toString('base64url') }
  const fingerprint = contentHash([entries, measurementSystem])
  return db.transaction(async (tx) => {
    const claim = { operation: 'share-comparison', key, fingerprint, response: receipt }
    const earlier = await claimIdempotencyKey(tx, claim, shareReceipt)
    if (earlier) return decideRepeatedRequest(earlier, fingerprint)
    const facts = await takeSnapshot(tx, entries)
    await insertSharedComparison(tx, { ...receipt, entries, measurementSystem, facts, sharedAt: now() })
    await recordEvent(tx, {
      actor: toAuditName(actor),
      action: 'share-comparison',
      subjectType: 'shared-comparison',
      subjectId: receipt.id,
      after: { products: entries.length, measurementSystem },
    })
    return ok(receipt)
  })
}
