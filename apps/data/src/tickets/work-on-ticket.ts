import { randomUUIDv7 } from 'node:crypto'
import { ok } from '@ferrule/domain/result'
import { afterAssign, afterSolve } from '@ferrule/domain/tickets/ticket-state'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type Changed, changeTicket } from './change-ticket.ts'
import { insertComment } from './ticket-writing-store.ts'

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

/** A note the customer never sees; it changes neither whose turn it is nor the number of replies. */
export async function addNote(
  { db, now }: TicketDeps,
  actor: SignedInActor,
  { ticketId, text }: { ticketId: string; text: string },
): Promise<Changed> {
  const at = now()
  return workFor(db, actor, (tx, scope) =>
    changeTicket(tx, scope, {
      ticketId,
      action: 'note-on-ticket',
      at,
      decide: ok,
      isInternal: true,
      alsoSave: async ({ organisationId }) => {
        const note = { id: randomUUIDv7(), ticketId, organisationId, writtenBy: scope.personId, isService: true }
        await insertComment(tx, { ...note, isInternal: true, body: text, writtenAt: at })
        return {}
      },
    }),
  )
}
