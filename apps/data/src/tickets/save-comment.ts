import { randomUUIDv7 } from 'node:crypto'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { type Telling, tellPerson, tellTeam } from './tell-about-ticket.ts'
import { passTicketOn } from './pass-ticket-on.ts'
import type { ShownTicket } from './ticket-store.ts'
import { attachUploads, insertComment } from './ticket-writing-store.ts'

export type Written = {
  text: string
  attachments: readonly string[]
  at: Date
  telling: Telling
  isFromOutside?: boolean
}

/** Saves what somebody wrote and tells the other side; says what it changes of the ticket itself. */
export async function saveComment(
  tx: Queries,
  scope: Scope,
  { ticket, text, attachments, at, telling, isFromOutside = false }: Written & { ticket: ShownTicket },
) {
  const { id: ticketId, organisationId } = ticket
  const { personId: writtenBy, isService } = scope
  const comment = { id: randomUUIDv7(), ticketId, organisationId, writtenBy, isService, isInternal: false }
  await insertComment(tx, { ...comment, body: text, writtenAt: at })
  await attachUploads(tx, attachments, { ticketId, organisationId, commentId: comment.id })
  if (!isFromOutside) await passTicketOn(tx, { ticketId, organisationId, commentId: comment.id, happenedAt: at })
  await tellOtherSide(tx, scope, { ticket, text, telling })
  return { replies: ticket.replies + 1, firstAnswerAt: isService ? (ticket.firstAnswerAt ?? at) : ticket.firstAnswerAt }
}

type News = { ticket: ShownTicket; text: string; telling: Telling }

/** Whoever opened the ticket hears from the service; the one who looks after it, or the team, from the customer. */
async function tellOtherSide(tx: Queries, { isService }: Scope, { ticket, text, telling }: News): Promise<void> {
  const { id: ticketId, organisationId, number, subject } = ticket
  const personId = isService ? ticket.openedBy : ticket.contactId
  const news = { number, subject, text }
  const reader = personId && { ticketId, organisationId, personId, isService: !isService }
  const isTold = reader ? await tellPerson(tx, telling, { ...news, reader }) : false
  if (!isTold) await tellTeam(tx, telling, news)
}
