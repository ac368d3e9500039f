/** The status of a person's access to an application within an organisation. */
export const accessStatuses = [
  'invited',
  'invite-expired',
  'pending',
  'active',
  'inactive',
  'declined',
  'unknown',
] as const

export type AccessStatus = (typeof accessStatuses)[number]

/** The changes that an administrator can make. */
export const accessActions = [
  'add-application',
  'grant',
  'accept',
  'update',
  'resend',
  'send-new',
  'decline',
  'withdraw',
] as const

export type AccessAction = (typeof accessActions)[number]

/** Changes without an administrator: by the person, by time, or because the identity server lost the account. */
export const accessEvents = ['request', 'accept-invite', 'expire', 'expire-invite', 'lose-account'] as const

export type AccessEvent = (typeof accessEvents)[number]

/** `none`: the person has no record for the application yet. */
export type StatusBefore = AccessStatus | 'none'

const transitions: Record<AccessAction | AccessEvent, Partial<Record<StatusBefore, AccessStatus>>> = {
  'add-application': { none: 'active', declined: 'active' },
  grant: { inactive: 'active', unknown: 'active' },
  accept: { pending: 'active' },
  update: { active: 'active' },
  resend: { invited: 'invited' },
  'send-new': { 'invite-expired': 'invited' },
  decline: { pending: 'declined' },
  withdraw: { active: 'inactive', unknown: 'inactive', invited: 'inactive', 'invite-expired': 'inactive' },
  request: { none: 'pending', inactive: 'pending', declined: 'pending' },
  'accept-invite': { invited: 'active' },
  expire: { active: 'inactive' },
  'expire-invite': { invited: 'invite-expired' },
  'lose-account': { active: 'unknown' },
}

/** The status after a change, or undefined if the change is not possible in this status. */
export function nextStatus(status: StatusBefore, change: AccessAction | AccessEvent): AccessStatus | undefined {
  return transitions[change][status]
}
