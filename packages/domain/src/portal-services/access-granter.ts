import type { ServiceName } from './services-of-roles.ts'

export type Granter = 'administrator' | 'portal-team'

/** Services that reach beyond one customer or have their own users; customer administrators cannot grant them. */
const byPortalTeam: readonly ServiceName[] = ['user-administration', 'direct', 'kampus']

export function findAccessGranter(service: ServiceName): Granter {
  return byPortalTeam.includes(service) ? 'portal-team' : 'administrator'
}
