import { daysBefore } from '@ferrule/domain/user-admin/invitation'
import type { NewAccess } from './access-writing-store.ts'
import type { UserEvent } from './record-user-event.ts'

export type PastEvent = UserEvent & { at: Date }

const system = 'system'

/** Days between a grant and its withdrawal. */
const daysInUse = 90

/** The changes that led to an access of a person in the demo, as the use cases record them. */
export function pastEventsOf(access: Omit<NewAccess, 'id'>): PastEvent[] {
  const { personId: userId = '', organisationId, application, role, status, endsOn = null, by = system, at } = access
  const facts = { application, role }
  const event = { by, userId, organisationId, at }
  const added = { ...event, action: 'add-application', after: { ...facts, status: 'active', endsOn } }
  switch (status) {
    case 'active':
      if (by === system) return [{ ...event, action: 'adopt-access', after: { ...facts, status } }]
      return [added]
    case 'inactive':
      return [
        { ...added, at: daysBefore(at, daysInUse) },
        {
          ...event,
          action: 'withdraw-access',
          before: { ...facts, status: 'active' },
          after: { ...facts, status, endsOn },
        },
      ]
    case 'declined':
      return [
        {
          ...event,
          action: 'decline-access',
          before: { ...facts, status: 'pending' },
          after: { ...facts, status, endsOn },
        },
      ]
    default:
      // The event of a request belongs to the request.
      return []
  }
}

type PastInvite = { id: string; organisationId: string; by: string; at: Date; expiredAt: Date | undefined }

/** The changes of an open invite of the demo to one application. */
export function pastEventsOfInvite(
  { id: userId, organisationId, by, at, expiredAt }: PastInvite,
  { application, role }: { application: string; role: string },
): PastEvent[] {
  const event = { userId, organisationId }
  const invited = { ...event, by, at, action: 'invite-user', after: { applications: application, status: 'invited' } }
  if (!expiredAt) return [invited]
  const expired = {
    ...event,
    by: system,
    at: expiredAt,
    action: 'expire-invite',
    before: { application, role, status: 'invited' },
    after: { application, role, status: 'invite-expired' },
  }
  return [invited, expired]
}
