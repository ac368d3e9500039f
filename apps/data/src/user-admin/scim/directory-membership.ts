import { refuse, ok, type Result } from '@ferrule/domain/result'
import { decideDirectoryLeaving } from '@ferrule/domain/user-admin/decide-user-change'
import { addJob } from '../../postgres/add-job.ts'
import type { Queries } from '../../postgres/database.ts'
import { markSessionsEnded } from '../../sign-in/session-end-queries.ts'
import { activateInvited, findOpenInvitation, markAccepted } from '../acceptance-store.ts'
import { endAdoption } from '../identity-sync-store.ts'
import { deleteMembership, insertMembership } from '../membership-store.ts'
import { recordUserEvent } from '../record-user-event.ts'
import { requestIdentitySync } from '../request-identity-sync.ts'
import { findUserFacts } from '../user-facts-queries.ts'
import { applyGroupAccess } from './apply-group-access.ts'
import { type Directory, directoryActor } from './directory-scope.ts'

type Joiner = { personId: string; email: string; at: Date }

/** Makes a person a member. An open invite counts as accepted: the organisation vouches for the address. */
export async function joinDirectory(tx: Queries, directory: Directory, { personId, email, at }: Joiner): Promise<void> {
  const { organisationId, tokenId } = directory
  await insertMembership(tx, { personId, organisationId, since: at })
  await recordUserEvent(tx, {
    by: directoryActor,
    action: 'directory-join',
    userId: personId,
    organisationId,
    after: { token: tokenId },
  })
  const invitation = await findOpenInvitation(tx, { organisationId, email })
  if (invitation && (await markAccepted(tx, { id: invitation.id, personId, at }))) {
    await activateInvited(tx, { id: invitation.id, personId, at })
  }
  await applyGroupAccess(tx, directory, { personId, at })
  await requestIdentitySync(tx, personId, at)
}

type Leaver = { personId: string; subject: string | null; at: Date }

/** Ends the membership of a person and their sessions. Returns whether they are a member of another organisation. */
export async function leaveDirectory(
  tx: Queries,
  { organisationId, tokenId }: Directory,
  { personId, subject, at }: Leaver,
): Promise<Result<{ hasOtherOrganisation: boolean }, 'not-found' | 'only-administrator'>> {
  const user = await findUserFacts(tx, personId)
  if (!user) return refuse('not-found')
  const decided = decideDirectoryLeaving(user, organisationId)
  if (!decided.ok) return decided
  await deleteMembership(tx, { personId, organisationId })
  await recordUserEvent(tx, {
    by: directoryActor,
    action: 'directory-leave',
    userId: personId,
    organisationId,
    after: { token: tokenId },
  })
  await requestIdentitySync(tx, personId, at)
  const hasOtherOrganisation = user.organisationIds.some((id) => id !== organisationId)
  if (!hasOtherOrganisation) await endAdoption(tx, personId, at)
  if (subject) {
    await markSessionsEnded(tx, { subject, at })
    await addJob(tx, 'end-sessions', { subject })
  }
  return ok({ hasOtherOrganisation })
}
