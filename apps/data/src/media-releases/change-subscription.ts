import { type ReleaseScope, subscriptionToken } from '@ferrule/domain/media-releases/release-subscription'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { confirmSubscription, deleteSubscription, findSubscriptionByToken } from './subscription-store.ts'

export type ReleaseSubscription = { scope: ReleaseScope; isConfirmed: boolean }

/** Without the address: a link can be forwarded. */
export async function findReleaseSubscription(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<ReleaseSubscription | undefined> {
  if (!subscriptionToken.safeParse(token).success) return undefined
  const row = await findSubscriptionByToken(db.queries, token)
  return row && { scope: row.scope === 'ad-hoc' ? 'ad-hoc' : 'all', isConfirmed: row.confirmedAt !== null }
}

/** Confirms a subscription, or changes its scope. Idempotent. */
export async function confirmReleaseSubscription(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, scope }: { token: string; scope: ReleaseScope },
): Promise<Result<{ id: string }, 'unknown-subscription'>> {
  if (!subscriptionToken.safeParse(token).success) return refuse('unknown-subscription')
  return db.transaction(async (tx) => {
    const id = await confirmSubscription(tx, { token, scope, now: now() })
    if (id === undefined) return refuse('unknown-subscription')
    await recordEvent(tx, {
      actor: 'anonymous',
      action: 'confirm-release-subscription',
      subjectType: 'release-subscription',
      subjectId: id,
      after: { scope },
    })
    return ok({ id })
  })
}

/** Deletes the subscription with its address. Idempotent: one that has ended stays so. */
export async function endReleaseSubscription({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  if (!subscriptionToken.safeParse(token).success) return
  await db.transaction(async (tx) => {
    const id = await deleteSubscription(tx, token)
    if (id === undefined) return
    await recordEvent(tx, {
      actor: 'anonymous',
      action: 'end-release-subscription',
      subjectType: 'release-subscription',
      subjectId: id,
    })
  })
}
