import { ok, refuse, type Result } from '@ferrule/domain/result'
import {
  decideAddOrganisation,
  decideDeleteUser,
  decideRemoveOrganisation,
  type UserRefusal,
} from '@ferrule/domain/user-admin/decide-user-change'
import type {
  RemoveOrganisationInput,
  UserInput,
  UserOrganisationInput,
} from '@ferrule/domain/user-admin/user-admin-input'
import { eraseAccount } from '../accounts/erase-account.ts'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markSessionsEnded } from '../sign-in/session-end-queries.ts'
import type { ChangeDeps } from './change-access.ts'
import { deleteMembership, insertMembership } from './membership-store.ts'
import { recordUserEvent } from './record-user-event.ts'
import { requestIdentitySync } from './request-identity-sync.ts'
import { endAdoption } from './identity-sync-store.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { findUserFacts, getPerson, lockOrganisation, lockUserFacts } from './user-facts-queries.ts'
import { listOrganisationsById } from './managed-organisation-store.ts'

type Outcome<Value> = Promise<Result<Value, UserRefusal | 'confirmation-needed' | AdminRefusal>>

export async function addOrganisation(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: UserOrganisationInput,
): Outcome<{ id: string }> {
  return runAdminChange(db, { actor, operation: 'add-organisation', input }, async (tx, administrator) => {
    const { userId, organisationId } = input
    const user = await findUserFacts(tx, userId)
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    if (!user || !organisation) return refuse('not-found')
    const decided = decideAddOrganisation(administrator, user, organisationId)
    if (!decided.ok) return decided
    await insertMembership(tx, { personId: userId, organisationId, since: now() })
    const by = administrator.personId
    await recordUserEvent(tx, { by, action: 'add-organisation', userId, organisationId })
    await requestIdentitySync(tx, userId, now())
    return ok({ id: userId })
  })
}

/** Removes a user from an organisation. Needs a confirmation if the caller would no longer see the user. */
export async function removeOrganisation(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: RemoveOrganisationInput,
): Outcome<{ id: string; losesView: boolean }> {
  return runAdminChange(db, { actor, operation: 'remove-organisation', input }, async (tx, administrator) => {
    const { userId, organisationId, isConfirmed } = input
    await lockOrganisation(tx, organisationId)
    const user = await findUserFacts(tx, userId)
    if (!user) return refuse('not-found')
    const decided = decideRemoveOrganisation(administrator, user, organisationId)
    if (!decided.ok) return decided
    const { losesView } = decided.value
    if (losesView && !isConfirmed) return refuse('confirmation-needed')
    await leave(tx, { by: administrator.personId, userId, organisationId })
    await requestIdentitySync(tx, userId, now())
    if (user.organisationIds.length === 1) await endAdoption(tx, userId, now())
    return ok({ id: userId, losesView })
  })
}

/**
 * Deletes a user. For a customer's administrator the user leaves their organisations; the account is deleted with the
 * last organisation.
 */
export async function deleteUser(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: UserInput,
): Outcome<{ id: string }> {
  return runAdminChange(db, { actor, operation: 'delete-user', input }, async (tx, administrator) => {
    const { userId } = input
    const user = await lockUserFacts(tx, userId)
    if (!user) return refuse('not-found')
    const decided = decideDeleteUser(administrator, user)
    if (!decided.ok) return decided
    const { leaves, deletesAccount } = decided.value
    const by = administrator.personId
    for (const organisationId of leaves) await leave(tx, { by, userId, organisationId })
    await recordUserEvent(tx, { by, action: 'delete-user', userId, organisationId: leaves[0] ?? null })
    if (!deletesAccount) {
      await requestIdentitySync(tx, userId, now())
      return ok({ id: userId })
    }
    const { subject, email } = await getPerson(tx, userId)
    await eraseAccount(tx, { subject: subject ?? '', verifiedEmail: email })
    if (subject) {
      await markSessionsEnded(tx, { subject, at: now() })
      await addJob(tx, 'delete-identity', { subject })
    }
    return ok({ id: userId })
  })
}

async function leave(
  tx: Queries,
  { by, userId, organisationId }: { by: string; userId: string; organisationId: string },
): Promise<void> {
  await deleteMembership(tx, { personId: userId, organisationId })
  await recordUserEvent(tx, { by, action: 'remove-organisation', userId, organisationId })
}
