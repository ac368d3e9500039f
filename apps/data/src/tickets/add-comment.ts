import type { CommentInput } from '@ferrule/domain/tickets/ticket'
import { afterComment } from '@ferrule/domain/tickets/ticket-state'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import { sendOnce } from '../requests/send-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { saveComment } from './save-comment.ts'

/** Writes in a ticket; the other side is told. The same send again changes nothing. */
export async function addComment(
  { db, now, portalTeamAddress: teamAddress }: Pick<Deps, 'db' | 'now' | 'portalTeamAddress'>,
  actor: SignedInActor,
  { ticketId, text, attachments, idempotencyKey }: CommentInput,
): Promise<Changed> {
  const at = now()
  const fingerprint = contentHash([ticketId, text, attachments])
  return workFor(db, actor, async (tx, scope) => {
    const answer = { id: ticketId }
    const send = { operation: `add-comment:${scope.personId}`, key: idempotencyKey, fingerprint, answer }
    return sendOnce(tx, send, () =>
      changeTicket(tx, scope, {
        ticketId,
        action: 'comment-ticket',
        at,
        decide: (state) => afterComment(state, scope.isService ? 'service' : 'customer'),
        alsoSave: (ticket) => saveComment(tx, scope, { ticket, text, attachments, at, teamAddress }),
      }),
    )
  })
}
