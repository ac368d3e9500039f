import { forgetFilesOf } from '../files/kept-files.ts'
import { readAttachments } from '../files/read-attachments.ts'
import { endPhoneLink } from '../phone/end-phone-link.ts'
import { forgetDraft, portalForm } from '../portal/drafts.ts'
import { withSendKey } from '../request/with-send-key.ts'
import { readAnswer } from '../request/read-answer.ts'
import { askData } from '../sign-in/ask-data.ts'
import { CommentTicket } from '../tickets/comment-ticket.generated.ts'
import { AnswerRequest } from './answer-request.generated.ts'
import { CloseRequest } from './close-request.generated.ts'
import { NoteOnRequest } from './note-on-request.generated.ts'
import { NoteOnTicket } from './note-on-ticket.generated.ts'
import { SolveTicket } from './solve-ticket.generated.ts'
import { TakeRequest } from './take-request.generated.ts'
import { TakeTicket } from './take-ticket.generated.ts'

/** `done` changes with each thing that was saved, so that a form knows when it may be emptied. */
export type WorkAnswer = { intent: string; refusal: string | undefined; done: number }

type Written = { say: (name: string) => string; attachments: string[] }
type Work = (id: string, written: Written) => Promise<string | null>

/** Under which name words and files wait until they go with an answer or a note. */
export const draftOf = (intent: string, id: string) => portalForm(`desk ${intent} ${id}`)

const inputOf = (ticketId: string, { say, attachments }: Written) =>
  withSendKey(say('key'), { ticketId, text: say('text'), attachments })

/** What an agent can do with a ticket, by the button that was pressed. */
export const ticketWork: Record<string, Work> = {
  take: async (id) => (await askData(TakeTicket, { id })).takeTicket.refusal,
  finish: async (id) => (await askData(SolveTicket, { id })).solveTicket.refusal,
  note: async (ticketId, written) =>
    (await askData(NoteOnTicket, { input: await inputOf(ticketId, written) })).noteOnTicket.refusal,
  answer: async (ticketId, written) =>
    (await askData(CommentTicket, { input: await inputOf(ticketId, written) })).commentTicket.refusal,
}

const wordsOf = (requestId: string, { say }: Written) => withSendKey(say('key'), { requestId, words: say('text') })

export const requestWork: Record<string, Work> = {
  take: async (id) => (await askData(TakeRequest, { id })).takeRequest.refusal,
  finish: async (id) => (await askData(CloseRequest, { id })).closeRequest.refusal,
  note: async (requestId, written) =>
    (await askData(NoteOnRequest, { input: await wordsOf(requestId, written) })).noteOnRequest.refusal,
  answer: async (requestId, written) =>
    (await askData(AnswerRequest, { input: await wordsOf(requestId, written) })).answerRequest.refusal,
}

/** Sends what a form says. A fault is told like a refusal: what was typed is still there to send again. */
export async function workOnEntry(form: FormData, id: string, works: Record<string, Work>): Promise<WorkAnswer> {
  const intent = readAnswer(form, 'intent')
  try {
    const written = { say: (name: string) => readAnswer(form, name), attachments: readAttachments(form) }
    const refusal = await works[intent]?.(id, written)
    if (refusal === null) await forgetWhatWasSent(form, draftOf(intent, id))
    return { intent, refusal: refusal ?? undefined, done: Date.now() }
  } catch {
    return { intent, refusal: 'failed', done: 0 }
  }
}

async function forgetWhatWasSent(form: FormData, draft: string): Promise<void> {
  forgetDraft(draft)
  endPhoneLink(form)
  await forgetFilesOf(draft)
}
