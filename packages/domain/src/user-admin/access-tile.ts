import type { ServiceStatus } from '../portal-services/service-status.ts'
import type { AccessStatus } from './access-status.ts'

/** Whether the organisation of a person can use an application. */
export type OfferState = 'offered' | 'coming-soon' | 'not-offered'

/** Why a tile has its status. */
export const tileReasons = [
  'granted',
  'granted-until',
  'syncing',
  'requested',
  'invited',
  'invite-expired',
  'withdrawn',
  'ended',
  'declined',
  'not-offered',
  'coming-soon',
  'never-granted',
  'no-organisation',
  'unknown',
] as const

export type TileReason = (typeof tileReasons)[number]

export type TileAccess = { status: AccessStatus; endsOn: string | undefined }

export type TileFacts = {
  /** The status that follows from the roles at the identity server. */
  roleStatus: ServiceStatus
  /** The person's accesses to this application, in all organisations. */
  accesses: readonly TileAccess[]
  /** The application in each of the person's organisations. */
  offers: readonly OfferState[]
  today: string
}

export type Tile<Access> = { status: ServiceStatus; reason: TileReason; access: Access | undefined }

/** The access that decides is the first in this order. */
const order: readonly AccessStatus[] = [
  'active',
  'pending',
  'invited',
  'invite-expired',
  'inactive',
  'declined',
  'unknown',
]

const statuses: Record<AccessStatus, ServiceStatus> = {
  active: 'active',
  pending: 'pending',
  invited: 'invited',
  'invite-expired': 'inviteexpired',
  inactive: 'inactive',
  declined: 'declined',
  unknown: 'unknown',
}

/**
 * The tile of an application. Accesses decide where there are any: a withdrawn access shows before its role is gone,
 * and a granted one waits for its role. People without accesses have the status of their roles.
 */
export function toTile<Access extends TileAccess>(
  facts: Omit<TileFacts, 'accesses'> & { accesses: readonly Access[] },
): Tile<Access> {
  const { roleStatus, accesses, today } = facts
  const [access] = accesses.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
  if (roleStatus === 'unknown') return { status: 'unknown', reason: 'unknown', access }
  if (!access) return withoutAccess(facts)
  const isSyncing = access.status === 'active' && roleStatus !== 'active'
  const status = isSyncing ? 'pending' : statuses[access.status]
  return { status, reason: isSyncing ? 'syncing' : reasonOf(access, today), access }
}

function withoutAccess({ roleStatus, offers }: Omit<TileFacts, 'accesses'>): Tile<never> {
  const none = { access: undefined }
  if (roleStatus === 'active') return { ...none, status: 'active', reason: 'granted' }
  if (roleStatus === 'pending') return { ...none, status: 'pending', reason: 'requested' }
  if (roleStatus === 'invited') return { ...none, status: 'invited', reason: 'invited' }
  if (roleStatus === 'inviteexpired') return { ...none, status: 'inviteexpired', reason: 'invite-expired' }
  if (offers.length === 0) return { ...none, status: roleStatus, reason: 'no-organisation' }
  if (offers.includes('offered')) return { ...none, status: roleStatus, reason: 'never-granted' }
  if (offers.includes('coming-soon')) return { ...none, status: 'comingsoon', reason: 'coming-soon' }
  return { ...none, status: 'noprocess', reason: 'not-offered' }
}

function reasonOf({ status, endsOn }: TileAccess, today: string): TileReason {
  const reasons: Record<AccessStatus, TileReason> = {
    active: endsOn === undefined ? 'granted' : 'granted-until',
    pending: 'requested',
    invited: 'invited',
    'invite-expired': 'invite-expired',
    inactive: endsOn !== undefined && endsOn < today ? 'ended' : 'withdrawn',
    declined: 'declined',
    unknown: 'unknown',
  }
  return reasons[status]
}
