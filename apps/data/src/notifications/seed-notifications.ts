import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import type { SeedTicket } from '@ferrule/seeds/organisations/tickets'
import { stableId } from '../catalogue/stable-id.ts'
import type { Queries } from '../postgres/database.ts'
import { notificationDays } from './notification-store.ts'
import type { Ids } from '../tickets/seed-tickets.ts'
import { toTimeId } from './to-time-id.ts'

const day = 24 * 60 * 60 * 1000

type SeededTickets = { tickets: readonly SeedTicket[]; now: Date }

type Happening = { ticket: SeedTicket; comment: SeedTicket['comments'][number] }

/** The notifications of the comments on the demo tickets: of answers to the opener, of customers to the agent. Those that wait for their reader are unread. */
export async function seedNotifications(tx: Queries, ids: Ids, { tickets, now }: SeededTickets): Promise<void> {
  const happenings = tickets
    .flatMap((ticket) => ticket.comments.map((comment): Happening => ({ ticket, comment })))
    .filter(({ comment }) => now.getTime() - comment.at.getTime() < notificationDays * day)
  for (const [index, happening] of happenings.entries()) await insertSeedNotification(tx, ids, { ...happening, index })
}

async function insertSeedNotification(
  tx: Queries,
  ids: Ids,
  { ticket, comment, index }: Happening & { index: number },
): Promise<void> {
  const event = comment.isService ? 'ticket-answered' : 'ticket-commented'
  const role = comment.isService ? 'opener' : 'contact'
  const recipient = comment.isService ? ticket.openedBy : ticket.contact
  const channels = findChannels(event, role)
  if (!recipient || !channels || recipient.email === comment.by.email) return
  const isUnread = ticket.status === (comment.isService ? 'waiting-for-you' : 'in-progress')
  await tx
    .insertInto('notification')
    .values({
      id: toTimeId(comment.at, stableId('notification', ticket.number, String(index))),
      personId: await ids.personId(recipient.email),
      organisationId: ids.organisationId(ticket.organisation),
      ticketId: stableId('ticket', ticket.number),
      // Real events have positive numbers.
      ticketEventId: String(-index - 1),
      event,
      role,
      actorId: await ids.personId(comment.by.email),
      mail: channels.mail === 'digest' ? 'never' : channels.mail,
      happenedAt: comment.at,
      readAt: isUnread ? null : comment.at,
    })
    .execute()
}
