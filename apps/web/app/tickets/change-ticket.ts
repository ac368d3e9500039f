import { queryTicketService } from './query-ticket-service.ts'
import { ChangeFollower } from './change-follower.generated.ts'
import { CloseTicket } from './close-ticket.generated.ts'
import { CommentTicket } from './comment-ticket.generated.ts'
import { readFormField } from '../http/form-fields.ts'
import { clearDraft, portalForm } from '../portal/drafts.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { endPhoneLink } from '../phone/end-phone-link.ts'
import { clearFilesOf } from '../files/upload-queue-store.ts'
import { readAttachments } from '../files/read-attachments.ts'
import { ReopenTicket } from './reopen-ticket.generated.ts'

/** `at` differs with each result, so that a form can reset itself after a success. */
export type TicketChangeResult = { intent: string; refusal: string | undefined; at: number }

/** Returns the name of a comment's draft and of its pending uploads. */
export const commentOn = (ticketId: string) => portalForm(`ticket ${ticketId}`)

const intents = ['comment', 'close', 'reopen', 'follow', 'unfollow']

/**
 * Sends a form of the ticket. An error is returned as the refusal `failed`, so that the form keeps its input. An unknown
 * intent is a fault of the page and ends with status 400.
 */
export async function changeTicket(form: FormData, ticketId: string): Promise<TicketChangeResult> {
  const intent = readFormField(form, 'intent')
  if (!intents.includes(intent)) throw new Response(null, { status: 400 })
  try {
    return { intent, refusal: (await send(form, intent, ticketId)) ?? undefined, at: Date.now() }
  } catch {
    return { intent, refusal: 'failed', at: Date.now() }
  }
}

async function send(form: FormData, intent: string, ticketId: string): Promise<string | null> {
  const read = (name: string) => readFormField(form, name)
  if (intent === 'close') {
    const input = { ticketId, reason: read('reason'), comment: read('closeComment') }
    return (await queryTicketService(CloseTicket, { input })).closeTicket.refusal
  }
  if (intent === 'follow' || intent === 'unfollow') {
    const input = { ticketId, personId: read('personId'), isFollower: intent === 'follow' }
    return (await queryTicketService(ChangeFollower, { input })).changeFollower.refusal
  }
  if (intent === 'reopen') return (await queryTicketService(ReopenTicket, { id: ticketId })).reopenTicket.refusal
  const attachments = readAttachments(form)
  const input = await withIdempotencyKey(read('key'), { ticketId, text: read('text'), attachments })
  const { refusal } = (await queryTicketService(CommentTicket, { input })).commentTicket
  if (refusal === null) {
    clearDraft(commentOn(ticketId))
    await clearFilesOf(commentOn(ticketId))
    endPhoneLink(form)
  }
  return refusal
}
