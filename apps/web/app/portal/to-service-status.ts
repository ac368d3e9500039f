import { type ServiceStatus, serviceStatuses } from '@ferrule/domain/services/service-status'

/** A status this version does not know is unknown. */
export function toServiceStatus(status: string | undefined): ServiceStatus {
  return serviceStatuses.find((known) => known === status) ?? 'unknown'
}
