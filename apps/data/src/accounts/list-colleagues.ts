import { type Colleague, isAdministrator } from '@ferrule/domain/accounts/only-administrator'
import { listOtherMembers } from '../portal-access/person-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * The other members of an administrator's organisations with their roles at the identity server. Members who have
 * never signed in have no roles. Returns nothing for callers who are no administrators.
 */
export async function listColleagues({ db, identity }: AccountDeps, { profile }: SignedInActor): Promise<Colleague[]> {
  if (!isAdministrator(profile.roles)) return []
  const members = await listOtherMembers(db.queries, profile.id)
  return Promise.all(
    members.map(async ({ organisationId, subject }) => ({
      organisationId,
      roles: subject === null ? [] : await identity.listRoles(subject),
    })),
  )
}
