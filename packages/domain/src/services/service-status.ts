/** What the systems behind the services say. */
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

/** What a tile of the dashboard shows. */
export const tileStatuses = ['unregistered', 'pending', 'active', 'comingSoon', 'invited', 'inviteExpired'] as const

export type TileStatus = (typeof tileStatuses)[number]

/** A tile that looks like an unregistered one still says why it is so and what to do next. */
export type TileExplanation = 'unknown' | 'noprocess' | 'inactive' | 'declined'

export type TileLook = { status: TileStatus; explanation: TileExplanation | undefined }

/** The only place where the two spellings meet. */
const looks: Record<ServiceStatus, TileLook> = {
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

export function toTileLook(status: ServiceStatus): TileLook {
  return looks[status]
}
