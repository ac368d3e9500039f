import type { CommentInput } from '@ferrule/domain/tickets/ticket'
import { afterComment, afterSolvingComment } from '@ferrule/domain/tickets/ticket-state'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { runOnce } from '../idempotency/run-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { saveComment, type CommentToSave } from './save-comment.ts'
import type { NotificationDeps } from './notify-about-ticket.ts'

/** Adds a comment to a ticket and notifies the other side. Idempotent: a repeated key changes nothing. */
export async function addComment(
  { db, ...notificationDeps }: Pick<Deps, 'db'> & NotificationDeps,
  actor: SignedInActor,
  { ticketId, text, attachments, idempotencyKey, solves }: CommentInput,
): Promise<Changed> {
  const once = {
    operation: 'add-comment',
    key: idempotencyKey,
    fingerprint: contentHash([ticketId, text, attachments, ...(solves ? ['solves'] : [])]),
  }
  const at = notificationDeps.now()
  return withUserScope(db, actor, (tx, scope) =>
    commentOnce(tx, scope, { ticketId, text, attachments, at, notificationDeps, once, solves: solves ?? false }),
  )
}

type CommentOnceInput = CommentToSave & {
  ticketId: string
  /** Only an agent can solve a ticket. */
  solves?: boolean
  notificationDeps: NotificationDeps
  once: { operation: string; key: string; fingerprint: string }
}

/** Saves a comment from the portal or from a mail, once per idempotency key and sender. */
export async function commentOnce(
  tx: Queries,
  scope: Scope,
  { ticketId, once, notificationDeps, solves = false, ...comment }: CommentOnceInput,
): Promise<Changed> {
  const send = { ...once, operation: `${once.operation}:${scope.personId}`, response: { id: ticketId } }
  return runOnce(tx, send, () =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'comment-ticket',
      at: comment.at,
      notificationDeps,
      text: comment.text,
      followsMerge: true,
      decide: (state) =>
        solves && scope.isService
          ? afterSolvingComment(state, comment.at)
          : afterComment(state, scope.isService ? 'service' : 'customer'),
      alsoSave: (ticket) => saveComment(tx, scope, { ...comment, ticket }),
    }),
  )
}
