import { withOpenRequest } from '@ferrule/domain/portal-services/access-request'
import { type ArtemisUserType, toArtemisEntry, toServiceEntry } from '@ferrule/domain/portal-services/service-entry'
import type { ServiceStatus } from '@ferrule/domain/portal-services/service-status'
import {
  findRoleContradictions,
  type ServiceName,
  serviceNames,
} from '@ferrule/domain/portal-services/services-of-roles'
import { toTile } from '@ferrule/domain/user-admin/access-tile'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { RequestContext } from '../graphql/request-context.ts'
import { readTileFacts } from '../user-admin/read-tile-facts.ts'
import { findOpenRequests } from './access-request-store.ts'
import type { ServiceUrls } from './service-urls.ts'

export type ListedService = {
  name: ServiceName
  status: ServiceStatus
  /** A path of the portal, or the URL of an external service. */
  serviceUrl: string
  requestedAt: Date | undefined
  /** For wire-flow only. */
  userType: ArtemisUserType | undefined
}

/** All services with their status for the person: accesses decide where there are any, otherwise the roles. */
export async function listServices(
  { db, log, serviceUrls, now }: Pick<RequestContext, 'db' | 'log' | 'serviceUrls' | 'now'>,
  profile: UserProfile,
): Promise<ListedService[]> {
  const requests = await findOpenRequests(db.queries, profile.id)
  for (const service of findRoleContradictions(profile.roles)) log.warn('roles-contradict', { reason: service })
  // A client without the profile scope sees no status, and no person is saved for it.
  const factsOf = profile.populated ? await readTileFacts(db, profile) : () => ({ accesses: [], offers: [] })
  const today = toDay(now())
  return serviceNames.map((name) => {
    const { status: roleStatus, serviceUrl, userType } = toEntry(name, profile, serviceUrls)
    const requestedAt = requests.get(name)
    const { status } = toTile({ roleStatus, today, ...factsOf(name) })
    return { name, status: withOpenRequest(status, requestedAt !== undefined), serviceUrl, requestedAt, userType }
  })
}

/** Uses the cloud URL of wire-flow for cloud users. */
function toEntry(name: ServiceName, profile: UserProfile, urls: ServiceUrls) {
  if (name !== 'wire-flow') return { ...toServiceEntry(name, profile, urls[name]), userType: undefined }
  const entry = toArtemisEntry(profile, { serviceUrl: urls['wire-flow'], cloudServiceUrl: urls['wire-flow-cloud'] })
  return { ...entry, serviceUrl: entry.userType === 'cloud' ? entry.cloudServiceUrl : entry.serviceUrl }
}
