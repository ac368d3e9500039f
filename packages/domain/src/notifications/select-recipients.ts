import { findChannels, type NotificationRole, type TicketNotificationEvent } from './notification-rules.ts'

export type PersonalRole = Exclude<NotificationRole, 'team'>

export type TicketPeople = {
  /** The person who caused the event. */
  actorId: string
  openedBy: string
  /** Null while the ticket is unassigned. */
  contactId: string | null
  followers: readonly string[]
}

export type TicketRole = Extract<PersonalRole, 'opener' | 'contact' | 'follower'>

export type Recipient = { role: TicketRole; personId: string }

/**
 * The people to notify of an event, each once and in the first of their roles. The person who caused it is left out,
 * except for the receipt of an opened ticket.
 */
export function selectRecipients(event: TicketNotificationEvent, people: TicketPeople): Recipient[] {
  const { actorId, openedBy, contactId, followers } = people
  const involved: Recipient[] = [
    { role: 'opener', personId: openedBy },
    ...(contactId === null ? [] : [{ role: 'contact', personId: contactId } as const]),
    ...followers.map((personId) => ({ role: 'follower', personId }) as const),
  ]
  const roles = new Map<string, TicketRole>()
  for (const { role, personId } of involved) if (!roles.has(personId)) roles.set(personId, role)
  return [...roles]
    .map(([personId, role]) => ({ role, personId }))
    .filter(({ role }) => findChannels(event, role) !== undefined)
    .filter(({ personId }) => personId !== actorId || event === 'ticket-opened')
}

/** Whether the mailbox of the team is notified, because no agent is. */
export function isTeamNotified(event: TicketNotificationEvent, hasReachableContact: boolean): boolean {
  return !hasReachableContact && findChannels(event, 'team') !== undefined
}
