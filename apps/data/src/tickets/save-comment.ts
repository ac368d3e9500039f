import { randomUUIDv7 } from 'node:crypto'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { type NotificationDeps, notifyPerson, notifyTeam } from './notify-about-ticket.ts'
import { enqueueTicketDelivery } from './enqueue-ticket-delivery.ts'
import type { TicketRow } from './ticket-store.ts'
import { attachUploads, insertComment } from './ticket-writing-store.ts'

export type CommentToSave = {
  text: string
  attachments: readonly string[]
  at: Date
  notificationDeps: NotificationDeps
  isExternal?: boolean
}

/** Saves a comment and notifies the other side. Returns the changes to the ticket's own columns. */
export async function saveComment(
  tx: Queries,
  scope: Scope,
  { ticket, text, attachments, at, notificationDeps, isExternal = false }: CommentToSave & { ticket: TicketRow },
) {
  const { id: ticketId, organisationId } = ticket
  const { personId: writtenBy, isService } = scope
  const comment = { id: randomUUIDv7(), ticketId, organisationId, writtenBy, isService, isInternal: false }
  await insertComment(tx, { ...comment, body: text, writtenAt: at })
  await attachUploads(tx, attachments, { ticketId, organisationId, commentId: comment.id })
  if (!isExternal) await enqueueTicketDelivery(tx, { ticketId, organisationId, commentId: comment.id, happenedAt: at })
  await notifyOtherSide(tx, scope, { ticket, text, notificationDeps })
  return {
    replies: ticket.replies + 1,
    firstResponseAt: isService ? (ticket.firstResponseAt ?? at) : ticket.firstResponseAt,
  }
}

type CommentNotification = { ticket: TicketRow; text: string; notificationDeps: NotificationDeps }

/** Comments of the service go to the person who opened the ticket, those of a customer to its contact or the team. */
async function notifyOtherSide(
  tx: Queries,
  { isService }: Scope,
  { ticket, text, notificationDeps }: CommentNotification,
): Promise<void> {
  const { id: ticketId, organisationId, number, subject } = ticket
  const personId = isService ? ticket.openedBy : ticket.contactId
  const news = { number, subject, text }
  const recipient = personId && { ticketId, organisationId, personId, isService: !isService }
  const isNotified = recipient ? await notifyPerson(tx, notificationDeps, { ...news, recipient }) : false
  if (!isNotified) await notifyTeam(tx, notificationDeps, news)
}
