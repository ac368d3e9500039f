import { randomBytes } from 'node:crypto'
import type { SharedComparisonInput } from '@ferrule/domain/comparison/comparison-input'
import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import { ok, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { takeSnapshot } from '../catalogue/specification-snapshot.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { claimSend } from '../requests/claim-send.ts'
import { type Actor, toAuditName } from '../sign-in/actor.ts'
import { insertSharedComparison } from './shared-comparison-store.ts'

const shareReceipt = z.object({ id: z.string() })

/** Keeps a comparison with what is said of its products now, under an id that nobody guesses. */
export async function shareComparison(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  input: SharedComparisonInput,
): Promise<Result<{ id: string }, 'idempotency-key-reused'>> {
  const { idempotencyKey: key, entries, measurementSystem } = input
  // 72 bits: short enough for a letter, too many to try.
  const receipt = { id: randomBytes(9).toString('base64url') }
  const fingerprint = contentHash([entries, measurementSystem])
  return db.transaction(async (tx) => {
    const claim = { operation: 'share-comparison', key, fingerprint, answer: receipt }
    const earlier = await claimSend(tx, claim, shareReceipt)
    if (earlier) return decideRepeatedSend(earlier, fingerprint)
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
