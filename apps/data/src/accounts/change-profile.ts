import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { ok, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'
import { findProfile, saveProfile } from './account-profile-store.ts'

/**
 * Saves what people say of themselves. The identity server is told last: if it cannot take the names, nothing is
 * saved here either; and if only our own save fails after it, sending the form again makes both the same.
 */
export async function changeProfile(
  { db, now, identity }: AccountDeps,
  actor: SignedInActor,
  { firstName, lastName, ...kept }: AccountProfile,
): Promise<Result<undefined, AccountRefusal>> {
  const decision = mayChange('change-profile', actor, now())
  if (!decision.ok) return decision
  const { id } = actor.profile
  return db.transaction(async (tx) => {
    const before = await findProfile(tx, id)
    await saveProfile(tx, id, { ...kept, changedAt: now() })
    await recordEvent(tx, {
      actor: id,
      action: 'change-account-profile',
      subjectType: 'account',
      subjectId: id,
      before: { country: before?.country ?? null, language: before?.language ?? null },
      after: { country: kept.country, language: kept.language },
    })
    await identity.changeName(id, { firstName, lastName, language: kept.language })
    return ok(undefined)
  })
}
