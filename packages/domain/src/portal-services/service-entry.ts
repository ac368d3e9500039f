import type { UserProfile } from '../sign-in/user-profile.ts'
import type { ServiceStatus } from './service-status.ts'
import { type ServiceName, statusOfService } from './services-of-roles.ts'

export type ArtemisUserType = 'unknown' | 'onprem' | 'cloud'

export type ServiceEntry = { status: ServiceStatus; serviceUrl: string }

/** Wire-flow runs on the customer's premises or in the cloud, with different URLs. */
export type ArtemisEntry = ServiceEntry & { userType: ArtemisUserType; cloudServiceUrl: string }

type ServiceUser = Pick<UserProfile, 'populated' | 'roles'>

/** The status is unknown until the profile is loaded, which differs from unregistered. */
export function toServiceEntry(service: ServiceName, user: ServiceUser, serviceUrl: string): ServiceEntry {
  return { status: user.populated ? statusOfService(service, user.roles) : 'unknown', serviceUrl }
}

export function toArtemisEntry(user: ServiceUser, urls: { serviceUrl: string; cloudServiceUrl: string }): ArtemisEntry {
  const entry = toServiceEntry('wire-flow', user, urls.serviceUrl)
  return { ...entry, userType: artemisUserType(user), cloudServiceUrl: urls.cloudServiceUrl }
}

/** The only role matched as a substring, because customers have it with their own prefix or suffix. */
const onPremisesRole = 'kmx_artemis_onpremuser'

function artemisUserType({ populated, roles }: ServiceUser): ArtemisUserType {
  if (!populated) return 'unknown'
  return roles.some((role) => role.includes(onPremisesRole)) ? 'onprem' : 'cloud'
}

/** Every customer sees every tile, but using the service requires its role. Account settings are not a service. */
export function canUseService(service: ServiceName, { roles }: Pick<ServiceUser, 'roles'>): boolean {
  return statusOfService(service, roles) === 'active'
}
