import type { CloseInput } from '@ferrule/domain/tickets/ticket'
import { afterClose, afterReopen } from '@ferrule/domain/tickets/ticket-state'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { saveComment } from './save-comment.ts'
import type { Telling } from './tell-about-ticket.ts'

type TicketDeps = Pick<Deps, 'db'> & Telling

/** Closes a ticket for one of the three reasons; a comment that goes with it stands in the conversation. */
export async function closeTicket(
  { db, ...telling }: TicketDeps,
  actor: SignedInActor,
  { ticketId, reason, comment }: CloseInput,
): Promise<Changed> {
  const at = telling.now()
  return workFor(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'close-ticket',
      at,
      decide: (state) => afterClose(state, reason, at),
      alsoSave: async (ticket) =>
        comment === '' ? {} : saveComment(tx, scope, { ticket, text: comment, attachments: [], at, telling }),
    }),
  )
}

export async function reopenTicket({ db, now }: TicketDeps, actor: SignedInActor, ticketId: string): Promise<Changed> {
  const at = now()
  return workFor(db, actor, (tx, scope) =>
    changeTicket(tx, scope, { ticketId, action: 'reopen-ticket', at, decide: (state) => afterReopen(state, at) }),
  )
}
