import { askData } from '../sign-in/ask-data.ts'
import { CloseTicket } from './close-ticket.generated.ts'
import { CommentTicket } from './comment-ticket.generated.ts'
import { readAnswer } from '../request/read-answer.ts'
import { ReopenTicket } from './reopen-ticket.generated.ts'

export type ChangeAnswer = { intent: string; refusal: string | undefined }

/** Sends what a form of the ticket says. A fault is told like a refusal: what was typed is still there to send again. */
export async function changeTicket(form: FormData, ticketId: string): Promise<ChangeAnswer> {
  const say = (name: string) => readAnswer(form, name)
  const intent = say('intent')
  try {
    return { intent, refusal: (await send(intent, say, ticketId)) ?? undefined }
  } catch {
    return { intent, refusal: 'failed' }
  }
}

type Say = (name: string) => string

async function send(intent: string, say: Say, ticketId: string): Promise<string | null> {
  if (intent === 'close') {
    const input = { ticketId, reason: say('reason'), comment: say('closeComment') }
    return (await askData(CloseTicket, { input })).closeTicket.refusal
  }
  if (intent === 'reopen') return (await askData(ReopenTicket, { id: ticketId })).reopenTicket.refusal
  const input = { ticketId, text: say('text'), idempotencyKey: say('key'), attachments: [] }
  return (await askData(CommentTicket, { input })).commentTicket.refusal
}
