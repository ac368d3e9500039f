import { type ServiceStatus, serviceStatuses } from '@ferrule/domain/portal-services/service-status'

/** A status that this version does not know becomes `unknown`. */
export function toServiceStatus(status: string | undefined): ServiceStatus {
  return serviceStatuses.find((known) => known === status) ?? 'unknown'
}
