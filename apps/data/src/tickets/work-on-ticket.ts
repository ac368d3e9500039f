import { randomUUIDv7 } from 'node:crypto'
import { ok } from '@ferrule/domain/result'
import type { CommentInput } from '@ferrule/domain/tickets/ticket'
import { afterAssign, afterSolve } from '@ferrule/domain/tickets/ticket-state'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { runOnce } from '../idempotency/run-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import type { NotificationDeps } from './notify-about-ticket.ts'
import { attachUploads, insertComment } from './ticket-writing-store.ts'

type TicketDeps = Pick<Deps, 'db'> & NotificationDeps

/** Assigns a ticket to the calling agent, who becomes its contact. */
export async function assignTicketToMe(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  ticketId: string,
): Promise<Changed> {
  return withUserScope(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'assign-ticket-to-me',
      at: notificationDeps.now(),
      notificationDeps,
      decide: afterAssign,
      alsoSave: async () => ({ contactId: scope.personId }),
    }),
  )
}

export async function solveTicket(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  ticketId: string,
): Promise<Changed> {
  const at = notificationDeps.now()
  return withUserScope(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'solve-ticket',
      at,
      notificationDeps,
      decide: (state) => afterSolve(state, at),
    }),
  )
}

/**
 * Adds an internal note. The customer sees neither it nor its files, and it changes neither the turn nor the number
 * of replies. Idempotent: a repeated key changes nothing.
 */
export async function addNote(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  { ticketId, text, attachments, idempotencyKey: key }: CommentInput,
): Promise<Changed> {
  const fingerprint = contentHash([ticketId, text, attachments])
  return withUserScope(db, actor, (tx, scope) => {
    const send = { operation: `note-on-ticket:${scope.personId}`, key, fingerprint, response: { id: ticketId } }
    const note = { ticketId, text, attachments, at: notificationDeps.now(), notificationDeps }
    return runOnce(tx, send, () => saveNote(tx, scope, note))
  })
}

type Note = Pick<CommentInput, 'ticketId' | 'text' | 'attachments'> & { at: Date; notificationDeps: NotificationDeps }

async function saveNote(
  tx: Queries,
  scope: Scope,
  { ticketId, text, attachments, at, notificationDeps }: Note,
): Promise<Changed> {
  return changeTicket(tx, scope, {
    ticketId,
    action: 'note-on-ticket',
    at,
    notificationDeps,
    decide: ok,
    isInternal: true,
    followsMerge: true,
    alsoSave: async ({ id, organisationId }) => {
      const note = { id: randomUUIDv7(), ticketId: id, organisationId, writtenBy: scope.personId, isService: true }
      await insertComment(tx, { ...note, isInternal: true, body: text, writtenAt: at })
      await attachUploads(tx, attachments, { ticketId: id, organisationId, commentId: note.id })
      return {}
    },
  })
}
