import { randomUUIDv7 } from 'node:crypto'
import { ok } from '@ferrule/domain/result'
import type { CommentInput } from '@ferrule/domain/tickets/ticket'
import { afterAssign, afterSolve } from '@ferrule/domain/tickets/ticket-state'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { sendOnce } from '../requests/send-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { attachUploads, insertComment } from './ticket-writing-store.ts'

type TicketDeps = Pick<Deps, 'db' | 'now'>

/** Somebody of the service takes a ticket: from now on they are its contact. */
export async function takeTicket({ db, now }: TicketDeps, actor: SignedInActor, ticketId: string): Promise<Changed> {
  return workFor(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'take-ticket',
      at: now(),
      decide: afterAssign,
      alsoSave: async () => ({ contactId: scope.personId }),
    }),
  )
}

export async function solveTicket({ db, now }: TicketDeps, actor: SignedInActor, ticketId: string): Promise<Changed> {
  const at = now()
  return workFor(db, actor, (tx, scope) =>
    changeTicket(tx, scope, { ticketId, action: 'solve-ticket', at, decide: (state) => afterSolve(state, at) }),
  )
}

/**
 * A note the customer never sees, nor its files; it changes neither whose turn it is nor the number of replies. The
 * same send again changes nothing.
 */
export async function addNote(
  { db, now }: TicketDeps,
  actor: SignedInActor,
  { ticketId, text, attachments, idempotencyKey: key }: CommentInput,
): Promise<Changed> {
  const fingerprint = contentHash([ticketId, text, attachments])
  return workFor(db, actor, (tx, scope) => {
    const send = { operation: `note-on-ticket:${scope.personId}`, key, fingerprint, answer: { id: ticketId } }
    const note = { ticketId, text, attachments, at: now() }
    return sendOnce(tx, send, () => saveNote(tx, scope, note))
  })
}

type Note = Pick<CommentInput, 'ticketId' | 'text' | 'attachments'> & { at: Date }

async function saveNote(tx: Queries, scope: Scope, { ticketId, text, attachments, at }: Note): Promise<Changed> {
  return changeTicket(tx, scope, {
    ticketId,
    action: 'note-on-ticket',
    at,
    decide: ok,
    isInternal: true,
    alsoSave: async ({ organisationId }) => {
      const note = { id: randomUUIDv7(), ticketId, organisationId, writtenBy: scope.personId, isService: true }
      await insertComment(tx, { ...note, isInternal: true, body: text, writtenAt: at })
      await attachUploads(tx, attachments, { ticketId, organisationId, commentId: note.id })
      return {}
    },
  })
}
