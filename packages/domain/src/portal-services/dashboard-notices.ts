import type { ServiceStatus } from './service-status.ts'
import type { ServiceName } from './services-of-roles.ts'

export type DashboardNotice = { kind: 'invited' | 'inviteexpired'; service: ServiceName } | { kind: 'nothing-yet' }

type Service = { name: ServiceName; status: ServiceStatus }

/** The notices above the tiles: invites, then expired invites, or a hint for users without any active service. */
export function toNotices(services: readonly Service[]): DashboardNotice[] {
  const of = (kind: 'invited' | 'inviteexpired') =>
    services.filter(({ status }) => status === kind).map(({ name }) => ({ kind, service: name }))
  const notices = [...of('invited'), ...of('inviteexpired')]
  const hasNothing = services.every(({ status }) => status !== 'active') && notices.length === 0
  return hasNothing && services.length > 0 ? [{ kind: 'nothing-yet' }] : notices
}
