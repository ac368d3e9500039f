import type { ServiceStatus } from './service-status.ts'

/** Statuses with an access request; in the others the person has the service, waits for it, or has an invite. */
const requestable: readonly ServiceStatus[] = ['noprocess', 'unregistered', 'inviteexpired', 'inactive', 'declined']

export function canRequestAccess(status: ServiceStatus): boolean {
  return requestable.includes(status)
}

/** Adds an undecided request to the status, which comes from the roles at the identity server. */
export function withOpenRequest(status: ServiceStatus, hasOpenRequest: boolean): ServiceStatus {
  return hasOpenRequest && canRequestAccess(status) ? 'pending' : status
}
