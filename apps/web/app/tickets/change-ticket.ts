import { askTickets } from './ask-tickets.ts'
import { CloseTicket } from './close-ticket.generated.ts'
import { CommentTicket } from './comment-ticket.generated.ts'
import { readAnswer } from '../request/read-answer.ts'
import { forgetDraft, portalForm } from '../portal/drafts.ts'
import { withSendKey } from '../request/with-send-key.ts'
import { endPhoneLink } from '../phone/end-phone-link.ts'
import { forgetFilesOf } from '../files/kept-files.ts'
import { readAttachments } from '../files/read-attachments.ts'
import { ReopenTicket } from './reopen-ticket.generated.ts'

/** `at` differs with each answer, so that a form knows when what it holds was saved. */
export type ChangeAnswer = { intent: string; refusal: string | undefined; at: number }

/** Under which name words and files wait until they go with a comment. */
export const commentOn = (ticketId: string) => portalForm(`ticket ${ticketId}`)

/** Sends what a form of the ticket says. A fault is told like a refusal: what was typed is still there to send again. */
export async function changeTicket(form: FormData, ticketId: string): Promise<ChangeAnswer> {
  const intent = readAnswer(form, 'intent')
  try {
    return { intent, refusal: (await send(form, intent, ticketId)) ?? undefined, at: Date.now() }
  } catch {
    return { intent, refusal: 'failed', at: Date.now() }
  }
}

async function send(form: FormData, intent: string, ticketId: string): Promise<string | null> {
  const say = (name: string) => readAnswer(form, name)
  if (intent === 'close') {
    const input = { ticketId, reason: say('reason'), comment: say('closeComment') }
    return (await askTickets(CloseTicket, { input })).closeTicket.refusal
  }
  if (intent === 'reopen') return (await askTickets(ReopenTicket, { id: ticketId })).reopenTicket.refusal
  const attachments = readAttachments(form)
  const input = await withSendKey(say('key'), { ticketId, text: say('text'), attachments })
  const { refusal } = (await askTickets(CommentTicket, { input })).commentTicket
  if (refusal === null) {
    forgetDraft(commentOn(ticketId))
    await forgetFilesOf(commentOn(ticketId))
    endPhoneLink(form)
  }
  return refusal
}
