import { randomUUIDv7 } from 'node:crypto'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { enqueueTicketDelivery } from './enqueue-ticket-delivery.ts'
import { insertFollower } from './follower-store.ts'
import type { TicketRow } from './ticket-store.ts'
import { attachUploads, insertComment } from './ticket-writing-store.ts'

export type CommentToSave = {
  text: string
  attachments: readonly string[]
  at: Date
  isExternal?: boolean
}

/**
 * Saves a comment. A colleague of the person who opened the ticket follows it from then on. Returns the changes to the
 * ticket's own columns.
 */
export async function saveComment(
  tx: Queries,
  scope: Scope,
  { ticket, text, attachments, at, isExternal = false }: CommentToSave & { ticket: TicketRow },
) {
  const { id: ticketId, organisationId } = ticket
  const { personId: writtenBy, isService } = scope
  const comment = { id: randomUUIDv7(), ticketId, organisationId, writtenBy, isService, isInternal: false }
  await insertComment(tx, { ...comment, body: text, writtenAt: at })
  await attachUploads(tx, attachments, { ticketId, organisationId, commentId: comment.id })
  if (!isExternal) await enqueueTicketDelivery(tx, { ticketId, organisationId, commentId: comment.id, happenedAt: at })
  if (!isService && writtenBy !== ticket.openedBy)
    await insertFollower(tx, { ticketId, organisationId, personId: writtenBy, since: at })
  return {
    replies: ticket.replies + 1,
    firstResponseAt: isService ? (ticket.firstResponseAt ?? at) : ticket.firstResponseAt,
  }
}
