import type { CloseInput } from '@ferrule/domain/tickets/ticket'
import { afterClose, afterReopen } from '@ferrule/domain/tickets/ticket-state'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { saveComment } from './save-comment.ts'
import type { NotificationDeps } from './notify-about-ticket.ts'

type TicketDeps = Pick<Deps, 'db'> & NotificationDeps

/** Closes a ticket for one of the three reasons; an optional comment is added to its conversation. */
export async function closeTicket(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  { ticketId, reason, comment }: CloseInput,
): Promise<Changed> {
  const at = notificationDeps.now()
  return withUserScope(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'close-ticket',
      at,
      notificationDeps,
      text: comment,
      decide: (state) => afterClose(state, reason, at),
      alsoSave: async (ticket) =>
        comment === '' ? {} : saveComment(tx, scope, { ticket, text: comment, attachments: [], at }),
    }),
  )
}

export async function reopenTicket(
  { db, ...notificationDeps }: TicketDeps,
  actor: SignedInActor,
  ticketId: string,
): Promise<Changed> {
  const at = notificationDeps.now()
  return withUserScope(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'reopen-ticket',
      at,
      notificationDeps,
      decide: (state) => afterReopen(state, at),
    }),
  )
}
