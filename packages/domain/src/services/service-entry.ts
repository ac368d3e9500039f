import type { UserProfile } from '../sign-in/user-profile.ts'
import type { ServiceStatus } from './service-status.ts'
import { type ServiceName, statusOfService } from './services-of-roles.ts'

export type ArtemisUserType = 'unknown' | 'onprem' | 'cloud'

export type ServiceEntry = { status: ServiceStatus; serviceUrl: string }

/** Wire-flow runs in the customer's house or in the cloud, and the two have different addresses. */
export type ArtemisEntry = ServiceEntry & { userType: ArtemisUserType; cloudServiceUrl: string }

type Person = Pick<UserProfile, 'populated' | 'roles'>

/** Until the profile has been read nothing is known, which is not the same as unregistered. */
export function toServiceEntry(service: ServiceName, person: Person, serviceUrl: string): ServiceEntry {
  return { status: person.populated ? statusOfService(service, person.roles) : 'unknown', serviceUrl }
}

export function toArtemisEntry(person: Person, urls: { serviceUrl: string; cloudServiceUrl: string }): ArtemisEntry {
  const entry = toServiceEntry('wire-flow', person, urls.serviceUrl)
  return { ...entry, userType: artemisUserType(person), cloudServiceUrl: urls.cloudServiceUrl }
}

/** The one role that counts as a part of a name: customers get it with a prefix or suffix of their own. */
const onPremisesRole = 'kmx_artemis_onpremuser'

function artemisUserType({ populated, roles }: Person): ArtemisUserType {
  if (!populated) return 'unknown'
  return roles.some((role) => role.includes(onPremisesRole)) ? 'onprem' : 'cloud'
}

/** Every customer sees every tile; using the service behind it takes its role. Account settings are no service. */
export function canUseService(service: ServiceName, { roles }: Pick<Person, 'roles'>): boolean {
  return statusOfService(service, roles) === 'active'
}
