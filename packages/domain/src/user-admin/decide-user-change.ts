import { type Colleague, isOnlyAdministrator } from '../accounts/only-administrator.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type Administrator, administers } from './administrator.ts'
import { identityRolesOf, isAdministratorApplication } from './application-roles.ts'
import type { AccessStatus } from './access-status.ts'

/** A person whom an administrator wants to change. */
export type UserFacts = {
  personId: string
  organisationIds: readonly string[]
  accesses: readonly { organisationId: string; application: string; role: string; status: AccessStatus }[]
  /** Other members of the organisations that the change concerns. */
  colleagues: readonly Colleague[]
}

export type UserRefusal = 'not-found' | 'own-access' | 'administrator-role' | 'not-allowed' | 'only-administrator'

/** The organisations of a user that an administrator sees; a user without any of them is invisible. */
function sharedOrganisations(administrator: Administrator, user: UserFacts): string[] {
  return user.organisationIds.filter((id) => administers(administrator, id))
}

function canSeeUser(administrator: Administrator, user: UserFacts): boolean {
  return administrator.kind === 'internal' || sharedOrganisations(administrator, user).length > 0
}

/** Decides whether an administrator may add a user to an organisation. */
export function decideAddOrganisation(
  administrator: Administrator,
  user: UserFacts,
  organisationId: string,
): Result<undefined, UserRefusal> {
  if (!canSeeUser(administrator, user) || !administers(administrator, organisationId)) return refuse('not-found')
  if (user.personId === administrator.personId) return refuse('own-access')
  if (user.organisationIds.includes(organisationId)) return refuse('not-allowed')
  return ok(undefined)
}

/**
 * Decides whether an administrator may remove a user from an organisation. `losesView` means that the administrator
 * shares no organisation with the user afterwards.
 */
export function decideRemoveOrganisation(
  administrator: Administrator,
  user: UserFacts,
  organisationId: string,
): Result<{ losesView: boolean }, UserRefusal> {
  const shared = sharedOrganisations(administrator, user)
  if (!shared.includes(organisationId)) return refuse('not-found')
  const refusal = decideLeaving(administrator, user, [organisationId])
  if (!refusal.ok) return refusal
  return ok({ losesView: administrator.kind === 'external' && shared.length === 1 })
}

/**
 * Decides whether an administrator may delete a user, and which organisations the user leaves. The account itself is
 * deleted only if no other organisation remains, so that one customer cannot delete a user of another.
 */
export function decideDeleteUser(
  administrator: Administrator,
  user: UserFacts,
): Result<{ leaves: string[]; deletesAccount: boolean }, UserRefusal> {
  if (!canSeeUser(administrator, user)) return refuse('not-found')
  const leaves = sharedOrganisations(administrator, user)
  const refusal = decideLeaving(administrator, user, leaves)
  if (!refusal.ok) return refusal
  return ok({ leaves, deletesAccount: leaves.length === user.organisationIds.length })
}

function decideLeaving(
  administrator: Administrator,
  user: UserFacts,
  organisationIds: readonly string[],
): Result<undefined, UserRefusal> {
  if (user.personId === administrator.personId) return refuse('own-access')
  const administration = user.accesses.filter(
    ({ application, organisationId, status }) =>
      isAdministratorApplication(application) && status === 'active' && organisationIds.includes(organisationId),
  )
  if (administrator.kind === 'external' && administration.length > 0) return refuse('administrator-role')
  return isOnlyAdministratorIn(user, organisationIds) ? refuse('only-administrator') : ok(undefined)
}

/** Whether a user is the only administrator of one of these organisations that has other members. */
export function isOnlyAdministratorIn(
  { accesses, colleagues }: UserFacts,
  organisationIds: readonly string[],
): boolean {
  return organisationIds.some((id) =>
    isOnlyAdministrator(
      identityRolesOf(accesses.filter(({ organisationId }) => organisationId === id)),
      colleagues.filter(({ organisationId }) => organisationId === id),
    ),
  )
}

/**
 * Decides whether the directory of an organisation may end the membership of a user there. It can remove an
 * administrator who left the company, but not the last one.
 */
export function decideDirectoryLeaving(
  user: UserFacts,
  organisationId: string,
): Result<undefined, 'only-administrator'> {
  return isOnlyAdministratorIn(user, [organisationId]) ? refuse('only-administrator') : ok(undefined)
}
