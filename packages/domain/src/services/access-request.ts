import type { ServiceStatus } from './service-status.ts'

/** Statuses in which asking helps; in the others the person has the service, waits for it, or holds an invite. */
const askable: readonly ServiceStatus[] = ['noprocess', 'unregistered', 'inviteexpired', 'inactive', 'declined']

export function canRequestAccess(status: ServiceStatus): boolean {
  return askable.includes(status)
}

/** Roles come from the identity server; a request that nobody has decided yet is known only to us. */
export function withOpenRequest(status: ServiceStatus, hasOpenRequest: boolean): ServiceStatus {
  return hasOpenRequest && canRequestAccess(status) ? 'pending' : status
}
