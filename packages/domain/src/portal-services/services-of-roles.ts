import type { ServiceStatus } from './service-status.ts'

/** The services of the portal. Backend systems call wire-flow `artemis` and kampus `lmsefront`. */
export const serviceNames = [
  'ticketing',
  'inventory',
  'user-administration',
  'wire-flow',
  'wire-master',
  'master-data',
  'product-information',
  'direct',
  'kampus',
] as const

export type ServiceName = (typeof serviceNames)[number]

type RoleRule = { roles: readonly string[]; status: ServiceStatus }

/** The strongest status first. Without any of the roles the status is unregistered. */
const rules: Record<ServiceName, readonly RoleRule[]> = {
  ticketing: [{ roles: ['kmx_int_serviceticketing_active'], status: 'active' }],
  inventory: [{ roles: ['kmx_int_assetdb_active'], status: 'active' }],
  'user-administration': [{ roles: ['kmx_delegatedadmin_extern', 'kmx_delegatedadmin_intern'], status: 'active' }],
  'wire-flow': [{ roles: ['kmx_int_artemis_active'], status: 'active' }],
  'wire-master': [{ roles: ['kmx_int_mfpwm_active'], status: 'active' }],
  'master-data': [{ roles: ['kmx_int_mfpmds_active'], status: 'active' }],
  'product-information': [{ roles: ['kmx_int_productinfo_active'], status: 'active' }],
  direct: [
    { roles: ['kmx_int_direct_active'], status: 'active' },
    { roles: ['kmx_int_direct_pending'], status: 'pending' },
  ],
  kampus: [
    { roles: ['kmx_int_lmsefront_active'], status: 'active' },
    { roles: ['kmx_int_lmsefront_invited'], status: 'invited' },
    { roles: ['kmx_int_lmsefront_inviteexpired'], status: 'inviteexpired' },
  ],
}

/** All roles that grant a service status. */
export const serviceRoles: readonly string[] = serviceNames.flatMap((name) => rules[name].flatMap((rule) => rule.roles))

/** Matches roles by their exact name. */
export function statusOfService(service: ServiceName, roles: readonly string[]): ServiceStatus {
  return matchingRules(service, roles)[0]?.status ?? 'unregistered'
}

/** Services with roles of two statuses; the stronger one counts, and the caller logs the contradiction. */
export function findRoleContradictions(roles: readonly string[]): ServiceName[] {
  return serviceNames.filter((service) => matchingRules(service, roles).length > 1)
}

function matchingRules(service: ServiceName, roles: readonly string[]): RoleRule[] {
  return rules[service].filter((rule) => rule.roles.some((role) => roles.includes(role)))
}
