import { withOpenRequest } from '@ferrule/domain/services/access-request'
import { type ArtemisUserType, toArtemisEntry, toServiceEntry } from '@ferrule/domain/services/service-entry'
import type { ServiceStatus } from '@ferrule/domain/services/service-status'
import { findContradictions, type ServiceName, serviceNames } from '@ferrule/domain/services/services-of-roles'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { RequestContext } from '../graphql/request-context.ts'
import { findOpenRequests } from './access-request-store.ts'

export type ListedService = {
  name: ServiceName
  status: ServiceStatus
  /** Where it is used: a path of the portal, or an address of its own. */
  serviceUrl: string
  requestedAt: Date | undefined
  /** Of wire-flow only. */
  userType: ArtemisUserType | undefined
}

/** Every service with what the person may do about it now. */
export async function listServices(
  { db, log, serviceUrls }: Pick<RequestContext, 'db' | 'log' | 'serviceUrls'>,
  profile: UserProfile,
): Promise<ListedService[]> {
  const requests = await findOpenRequests(db.queries, profile.id)
  for (const service of findContradictions(profile.roles)) log.warn('roles-contradict', { reason: service })
  return serviceNames.map((name) => {
    const { status, serviceUrl, userType } = toEntry(name, profile, serviceUrls)
    const requestedAt = requests.get(name)
    return { name, status: withOpenRequest(status, requestedAt !== undefined), serviceUrl, requestedAt, userType }
  })
}

export type ServiceUrls = Record<ServiceName, string> & { 'wire-flow-cloud': string }

/** Whoever runs wire-flow in the cloud gets the address there. */
function toEntry(name: ServiceName, profile: UserProfile, urls: ServiceUrls) {
  if (name !== 'wire-flow') return { ...toServiceEntry(name, profile, urls[name]), userType: undefined }
  const entry = toArtemisEntry(profile, { serviceUrl: urls['wire-flow'], cloudServiceUrl: urls['wire-flow-cloud'] })
  return { ...entry, serviceUrl: entry.userType === 'cloud' ? entry.cloudServiceUrl : entry.serviceUrl }
}
