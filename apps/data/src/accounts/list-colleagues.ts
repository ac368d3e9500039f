import { type Colleague, isAdministrator } from '@ferrule/domain/accounts/only-administrator'
import { otherMembersOf } from '../portal-access/other-members.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * The other members of an administrator's organisations and what they may do, which the identity server knows. Who has
 * never signed in may do nothing yet. Of anybody else nobody asks.
 */
export async function listColleagues({ db, identity }: AccountDeps, { profile }: SignedInActor): Promise<Colleague[]> {
  if (!isAdministrator(profile.roles)) return []
  const members = await otherMembersOf(db.queries, profile.id)
  return Promise.all(
    members.map(async ({ organisationId, subject }) => ({
      organisationId,
      roles: subject === null ? [] : await identity.listRoles(subject),
    })),
  )
}
