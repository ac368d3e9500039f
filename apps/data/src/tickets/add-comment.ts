import type { CommentInput } from '@ferrule/domain/tickets/ticket'
import { afterComment } from '@ferrule/domain/tickets/ticket-state'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { sendOnce } from '../requests/send-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { saveComment, type Written } from './save-comment.ts'
import type { Telling } from './tell-about-ticket.ts'

/** Writes in a ticket; the other side is told. The same send again changes nothing. */
export async function addComment(
  { db, ...telling }: Pick<Deps, 'db'> & Telling,
  actor: SignedInActor,
  { ticketId, text, attachments, idempotencyKey }: CommentInput,
): Promise<Changed> {
  const once = {
    operation: 'add-comment',
    key: idempotencyKey,
    fingerprint: contentHash([ticketId, text, attachments]),
  }
  const at = telling.now()
  return workFor(db, actor, (tx, scope) => commentOnce(tx, scope, { ticketId, text, attachments, at, telling, once }))
}

type Commenting = Written & { ticketId: string; once: { operation: string; key: string; fingerprint: string } }

/** Whichever way it came: once for each key of its sender. */
export async function commentOnce(
  tx: Queries,
  scope: Scope,
  { ticketId, once, ...written }: Commenting,
): Promise<Changed> {
  const send = { ...once, operation: `${once.operation}:${scope.personId}`, answer: { id: ticketId } }
  return sendOnce(tx, send, () =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'comment-ticket',
      at: written.at,
      decide: (state) => afterComment(state, scope.isService ? 'service' : 'customer'),
      alsoSave: (ticket) => saveComment(tx, scope, { ...written, ticket }),
    }),
  )
}
