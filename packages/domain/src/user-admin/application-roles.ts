import { findAccessGranter } from '../portal-services/access-granter.ts'
import type { ServiceName } from '../portal-services/services-of-roles.ts'
import type { AccessStatus } from './access-status.ts'

export type AdministratorKind = 'internal' | 'external'

/** The roles of each application, the usual one first, with the roles at the identity server that each one gives. */
const applicationRoles: Record<ServiceName, Record<string, readonly string[]>> = {
  ticketing: { user: ['kmx_int_serviceticketing_active'] },
  inventory: { user: ['kmx_int_assetdb_active'] },
  'user-administration': {
    'customer-administrator': ['kmx_delegatedadmin_extern'],
    'internal-administrator': ['kmx_delegatedadmin_intern'],
  },
  'wire-flow': {
    'cloud-user': ['kmx_int_artemis_active'],
    'on-premises-user': ['kmx_int_artemis_active', 'kmx_artemis_onpremuser'],
  },
  'wire-master': { user: ['kmx_int_mfpwm_active'] },
  'master-data': { user: ['kmx_int_mfpmds_active'] },
  'product-information': { user: ['kmx_int_productinfo_active'] },
  direct: { user: ['kmx_int_direct_active'] },
  kampus: { user: ['kmx_int_lmsefront_active'] },
}

export function rolesOfApplication(application: ServiceName): readonly string[] {
  return Object.keys(applicationRoles[application])
}

/** The roles that an administrator may grant; external ones never grant what reaches beyond their organisation. */
export function grantableRoles(kind: AdministratorKind, application: ServiceName): readonly string[] {
  if (kind === 'external' && findAccessGranter(application) === 'portal-team') return []
  return rolesOfApplication(application)
}

export function isAdministratorApplication(application: string): boolean {
  return application === 'user-administration'
}

/** The only roles at the identity server that user administration gives or takes. All others stay as they are. */
export const managedIdentityRoles: readonly string[] = [
  ...new Set(Object.values(applicationRoles).flatMap((roles) => Object.values(roles).flat())),
]

type HeldAccess = { application: string; role: string; status: AccessStatus }

/** The roles at the identity server that follow from a person's accesses. */
export function identityRolesOf(accesses: readonly HeldAccess[]): string[] {
  const roles = accesses
    .filter(({ status }) => status === 'active')
    .flatMap(({ application, role }) => rolesOf(application)[role] ?? [])
  return [...new Set(roles)]
}

function rolesOf(application: string): Record<string, readonly string[]> {
  return Object.hasOwn(applicationRoles, application) ? applicationRoles[application as ServiceName] : {}
}

/** The accesses that a person's roles amount to, for people who had roles before they were managed here. */
export function accessesOfIdentityRoles(roles: readonly string[]): { application: ServiceName; role: string }[] {
  return Object.entries(applicationRoles).flatMap(([application, byRole]) => {
    const held = Object.entries(byRole).filter(([, needed]) => needed.every((role) => roles.includes(role)))
    // The role with the most identity roles includes the others.
    const [role] = held.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    return role === undefined ? [] : [{ application: application as ServiceName, role }]
  })
}
