import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import type { CommentInput } from '@ferrule/domain/tickets/ticket'
import { afterComment } from '@ferrule/domain/tickets/ticket-state'
import { z } from 'zod'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import { claimSend } from '../requests/claim-send.ts'
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
    const claim = { operation: `add-comment:${scope.personId}`, key: idempotencyKey, fingerprint }
    const answer = z.object({ id: z.string() })
    const earlier = await claimSend(tx, { ...claim, answer: { id: ticketId } }, answer)
    if (earlier) return decideRepeatedSend(earlier, fingerprint)
    return changeTicket(tx, scope, {
      ticketId,
      action: 'comment-ticket',
      at,
      decide: (state) => afterComment(state, scope.isService ? 'service' : 'customer'),
      alsoSave: (ticket) => saveComment(tx, scope, { ticket, text, attachments, at, teamAddress }),
    })
  })
}
