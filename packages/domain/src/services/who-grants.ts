import type { ServiceName } from './services-of-roles.ts'

export type Granter = 'administrator' | 'portal-team'

/** What reaches beyond one customer, or belongs to a system with people of its own, their administrator cannot give. */
const byPortalTeam: readonly ServiceName[] = ['user-administration', 'direct', 'kampus']

/** Who can give somebody this service. */
export function whoGrants(service: ServiceName): Granter {
  return byPortalTeam.includes(service) ? 'portal-team' : 'administrator'
}
