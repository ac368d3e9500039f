import { clearFilesOf } from '../files/upload-queue-store.ts'
import { readAttachments } from '../files/read-attachments.ts'
import { endPhoneLink } from '../phone/end-phone-link.ts'
import { clearDraft, portalForm } from '../portal/drafts.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { readFormField } from '../http/form-fields.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { CommentTicket } from '../tickets/comment-ticket.generated.ts'
import { ChangeTickets, LinkTickets, MergeTickets, UnlinkTickets } from './change-tickets.generated.ts'
import { AnswerRequest } from './answer-request.generated.ts'
import { CloseRequest } from './close-request.generated.ts'
import { AddRequestNote } from './add-request-note.generated.ts'
import { AddTicketNote } from './add-ticket-note.generated.ts'
import { SolveTicket } from './solve-ticket.generated.ts'
import { AssignRequestToMe } from './assign-request-to-me.generated.ts'
import { AssignTicketToMe } from './assign-ticket-to-me.generated.ts'

/** `done` changes with each success, so that a form can reset itself. */
export type DeskActionResult = { intent: string; refusal: string | undefined; done: number }

type Submission = { read: (name: string) => string; attachments: string[] }
type DeskAction = (id: string, submission: Submission) => Promise<string | null>

/** Returns the name of a form's draft and of its pending uploads. */
export const draftOf = (intent: string, id: string) => portalForm(`desk ${intent} ${id}`)

const ticketInput = (ticketId: string, { read, attachments }: Submission) =>
  withIdempotencyKey(read('key'), { ticketId, text: read('text'), attachments })

/** The actions on a ticket, by the `intent` of the submit button. */
export const ticketActions: Record<string, DeskAction> = {
  take: async (id) => (await queryDataService(AssignTicketToMe, { id })).assignTicketToMe.refusal,
  assign: async (id, { read }) => {
    const input = {
      id: crypto.randomUUID(),
      action: 'assign',
      ticketIds: [id],
      assigneeId: read('assigneeId'),
    }
    return (await queryDataService(ChangeTickets, { input })).changeTickets.refusal
  },
  // An undone unlink restores a link that may lead from the other ticket to this one.
  link: async (_, { read }) => {
    const input = { ticketId: read('ticketId'), number: read('number'), kind: read('kind') }
    return (await queryDataService(LinkTickets, { input })).linkTickets.refusal
  },
  unlink: async (ticketId, { read }) =>
    (await queryDataService(UnlinkTickets, { ticketId, otherId: read('otherId') })).unlinkTickets.refusal,
  merge: async (ticketId, { read }) =>
    (await queryDataService(MergeTickets, { input: { ticketId, intoId: read('intoId') } })).mergeTickets.refusal,
  finish: async (id) => (await queryDataService(SolveTicket, { id })).solveTicket.refusal,
  note: async (id, submission) =>
    (await queryDataService(AddTicketNote, { input: await ticketInput(id, submission) })).addTicketNote.refusal,
  answer: async (id, submission) =>
    (await queryDataService(CommentTicket, { input: await ticketInput(id, submission) })).commentTicket.refusal,
  'answer-and-solve': async (id, submission) => {
    const input = { ...(await ticketInput(id, submission)), solves: true }
    return (await queryDataService(CommentTicket, { input })).commentTicket.refusal
  },
}

const requestInput = (requestId: string, { read }: Submission) =>
  withIdempotencyKey(read('key'), { requestId, body: read('text') })

export const requestActions: Record<string, DeskAction> = {
  take: async (id) => (await queryDataService(AssignRequestToMe, { id })).assignRequestToMe.refusal,
  finish: async (id) => (await queryDataService(CloseRequest, { id })).closeRequest.refusal,
  note: async (id, submission) =>
    (await queryDataService(AddRequestNote, { input: await requestInput(id, submission) })).addRequestNote.refusal,
  answer: async (id, submission) =>
    (await queryDataService(AnswerRequest, { input: await requestInput(id, submission) })).answerRequest.refusal,
}

/**
 * Runs the action of a form. An error is returned as the refusal `failed`, so that the form keeps its input. An unknown
 * intent is a fault of the page and ends with status 400.
 */
export async function runDeskAction(
  form: FormData,
  id: string,
  actions: Record<string, DeskAction>,
): Promise<DeskActionResult> {
  const intent = readFormField(form, 'intent')
  const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (!act) throw new Response(null, { status: 400 })
  try {
    const submission = { read: (name: string) => readFormField(form, name), attachments: readAttachments(form) }
    const refusal = await act(id, submission)
    if (refusal === null) await clearSubmittedDraft(form, draftOf(intent.replace('-and-solve', ''), id))
    return { intent, refusal: refusal ?? undefined, done: Date.now() }
  } catch {
    return { intent, refusal: 'failed', done: 0 }
  }
}

/** Takes the ticket or request of a form in the queue. */
export async function takeEntry(form: FormData): Promise<DeskActionResult> {
  const actions = readFormField(form, 'kind') === 'ticket' ? ticketActions : requestActions
  return runDeskAction(form, readFormField(form, 'id'), actions)
}

async function clearSubmittedDraft(form: FormData, draft: string): Promise<void> {
  clearDraft(draft)
  endPhoneLink(form)
  await clearFilesOf(draft)
}
