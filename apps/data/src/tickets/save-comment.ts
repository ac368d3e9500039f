import { randomUUIDv7 } from 'node:crypto'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { findAddress } from './conversation-store.ts'
import { tellAboutTicket } from './tell-about-ticket.ts'
import type { ShownTicket } from './ticket-store.ts'
import { attachUploads, insertComment } from './ticket-writing-store.ts'

export type Written = { text: string; attachments: readonly string[]; at: Date; teamAddress: string }

/** Saves what somebody wrote and tells the other side; says what it changes of the ticket itself. */
export async function saveComment(
  tx: Queries,
  scope: Scope,
  { ticket, text, attachments, at, teamAddress }: Written & { ticket: ShownTicket },
) {
  const { id: ticketId, organisationId } = ticket
  const { personId: writtenBy, isService } = scope
  const comment = { id: randomUUIDv7(), ticketId, organisationId, writtenBy, isService, isInternal: false }
  await insertComment(tx, { ...comment, body: text, writtenAt: at })
  await attachUploads(tx, attachments, { ticketId, organisationId, commentId: comment.id })
  await tellOtherSide(tx, scope, { ticket, text, teamAddress })
  return { replies: ticket.replies + 1, firstAnswerAt: isService ? (ticket.firstAnswerAt ?? at) : ticket.firstAnswerAt }
}

type Telling = { ticket: ShownTicket; text: string; teamAddress: string }

/** Whoever opened the ticket hears from the service; the one who looks after it, or the team, from the customer. */
async function tellOtherSide(tx: Queries, { isService }: Scope, { ticket, text, teamAddress }: Telling): Promise<void> {
  const reader = isService ? ticket.openedBy : ticket.contactId
  const address = reader ? (await findAddress(tx, reader))?.email : undefined
  const { number, subject } = ticket
  await tellAboutTicket(tx, { toAddress: address ?? teamAddress, number, subject, text })
}
