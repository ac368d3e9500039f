import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { ok, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'
import { findProfile, saveProfile } from './account-profile-store.ts'

/**
 * Saves the profile of a user. The identity server is updated last: if that fails, nothing is saved here either; if
 * only our own commit fails after it, sending the form again makes both consistent.
 */
export async function changeProfile(
  { db, now, identity }: AccountDeps,
  actor: SignedInActor,
  { firstName, lastName, ...profile }: AccountProfile,
): Promise<Result<undefined, AccountRefusal>> {
  const decision = mayChange('change-profile', actor, now())
  if (!decision.ok) return decision
  const { id } = actor.profile
  return db.transaction(async (tx) => {
    const before = await findProfile(tx, id)
    await saveProfile(tx, id, { ...profile, changedAt: now() })
    await recordEvent(tx, {
      actor: id,
      action: 'change-account-profile',
      subjectType: 'account',
      subjectId: id,
      before: { country: before?.country ?? null, language: before?.language ?? null },
      after: { country: profile.country, language: profile.language },
    })
    await identity.changeName(id, { firstName, lastName, language: profile.language })
    return ok(undefined)
  })
}
