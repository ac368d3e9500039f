import type { Colleague } from '@ferrule/domain/accounts/only-administrator'
import type { AccessAction } from '@ferrule/domain/user-admin/access-status'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type AccessFacts, allowedActions } from '@ferrule/domain/user-admin/decide-access-change'
import { identityRolesOf } from '@ferrule/domain/user-admin/application-roles'
import type { AccessRow } from './access-store.ts'

export type ManagedAccess = AccessRow & { userId: string; grantedBy: string | null; actions: AccessAction[] }

export function toManagedAccess(administrator: Administrator, access: AccessRow, today: string): ManagedAccess {
  return {
    ...access,
    userId: access.personId ?? access.invitationId ?? '',
    grantedBy: toName(access.granterFirstName, access.granterLastName),
    actions: allowedActions(administrator, toAccessFacts(access), today),
  }
}

/** Null for a former user, whose name is erased. */
export function toName(firstName: string | null, lastName: string | null): string | null {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim() || null
}

export function toAccessFacts(access: AccessRow): AccessFacts {
  const { personId, organisationId, application, role, status, isOffered } = access
  return { personId, organisationId, application, role, status, isOffered, colleagues: toColleagues(access) }
}

const administratorRoles = identityRolesOf([
  { application: 'user-administration', role: 'customer-administrator', status: 'active' },
])

/** One colleague of each kind is enough for the rule of the only administrator. */
export function toColleagues(facts: {
  organisationId: string
  hasOtherAdministrator: boolean
  hasOtherMember: boolean
}): Colleague[] {
  const { organisationId, hasOtherAdministrator, hasOtherMember } = facts
  return [
    ...(hasOtherMember ? [{ organisationId, roles: [] }] : []),
    ...(hasOtherAdministrator ? [{ organisationId, roles: administratorRoles }] : []),
  ]
}
