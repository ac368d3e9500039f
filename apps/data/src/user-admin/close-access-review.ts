import { ok, refuse, type Result } from '@ferrule/domain/result'
import { decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import type { CloseReviewInput } from '@ferrule/domain/user-admin/user-admin-input'
import { recordEvent } from '../audit/record-event.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { closeReview, listReviewEntries, lockOpenReview } from './access-review-store.ts'
import { markConfirmed } from './access-writing-store.ts'
import type { ChangeDeps } from './change-access.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { toAccessFacts } from './to-managed-access.ts'

/** More undecided accesses than this are decided in the list first, so that the transaction stays short. */
const maxKept = 2000

/**
 * Closes the open review of an organisation in the name of the administrator. Accesses without a decision are kept, except those that this
 * administrator may not decide about, such as their own: they stay as they are.
 */
export async function closeAccessReview(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: CloseReviewInput,
): Promise<Result<{ id: string }, 'not-found' | 'too-many' | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: 'close-access-review', input }, async (tx, administrator) => {
    const review = await lockOpenReview(tx, administrator, input.organisationId)
    if (!review) return refuse('not-found')
    const at = now()
    const { organisationId } = input
    const query = { organisationId, filter: 'undecided' as const, application: undefined, search: '' }
    const page = { limit: maxKept + 1 }
    const undecided = await listReviewEntries(tx, administrator, { query, page, now: at })
    if (undecided.length > maxKept) return refuse('too-many')
    const today = toDay(at)
    const kept = undecided.filter(
      (access) => decideAccessChange(administrator, toAccessFacts(access), { action: 'update', today }).ok,
    )
    const by = administrator.personId
    for (const { id, personId, application, role, status } of kept) {
      await markConfirmed(tx, id, at)
      const after = { application, role, status }
      await recordUserEvent(tx, { by, action: 'keep-access', userId: personId ?? '', organisationId, after })
    }
    await closeReview(tx, review.id, { by, at })
    await recordEvent(tx, {
      actor: by,
      action: 'close-access-review',
      subjectType: 'access-review',
      subjectId: review.id,
      after: { kept: kept.length, left: undecided.length - kept.length },
    })
    return ok({ id: review.id })
  })
}
