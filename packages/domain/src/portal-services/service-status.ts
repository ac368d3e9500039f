/** The statuses of the backend systems. */
export const serviceStatuses = [
  'unknown',
  'noprocess',
  'unregistered',
  'pending',
  'active',
  'invited',
  'inviteexpired',
  'inactive',
  'declined',
  'comingsoon',
] as const

export type ServiceStatus = (typeof serviceStatuses)[number]

/** The statuses of a dashboard tile. */
export const tileStatuses = ['unregistered', 'pending', 'active', 'comingSoon', 'invited', 'inviteExpired'] as const

export type TileStatus = (typeof tileStatuses)[number]

/** The reason that an unregistered tile shows, with the next step. */
export type TileExplanation = 'unknown' | 'noprocess' | 'inactive' | 'declined'

export type TileVariant = { status: TileStatus; explanation: TileExplanation | undefined }

const tileVariants: Record<ServiceStatus, TileVariant> = {
  unknown: { status: 'unregistered', explanation: 'unknown' },
  noprocess: { status: 'unregistered', explanation: 'noprocess' },
  unregistered: { status: 'unregistered', explanation: undefined },
  pending: { status: 'pending', explanation: undefined },
  active: { status: 'active', explanation: undefined },
  invited: { status: 'invited', explanation: undefined },
  inviteexpired: { status: 'inviteExpired', explanation: undefined },
  inactive: { status: 'unregistered', explanation: 'inactive' },
  declined: { status: 'unregistered', explanation: 'declined' },
  comingsoon: { status: 'comingSoon', explanation: undefined },
}

export function toTileVariant(status: ServiceStatus): TileVariant {
  return tileVariants[status]
}
