import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findLastTicketEventId, listTicketEventsSince } from './ticket-event-store.ts'

export type TicketEvent = { id: string; ticketId: string; organisationId: string; isInternal: boolean }

export type Followed = {
  personId: string
  /** Id of the newest event; the live stream continues from it. */
  lastId: string
  missed: { id: string; ticketId: string }[]
  mayReceive: (news: TicketEvent) => boolean
}

/** Events since the last one the user saw, and a predicate for the events they may receive from now on. */
export async function followTickets(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  lastSeenId: string | undefined,
): Promise<Followed> {
  return withUserScope(db, actor, async (tx, { personId, isService, organisationIds }) => ({
    personId,
    lastId: await findLastTicketEventId(tx),
    missed: lastSeenId === undefined ? [] : await listTicketEventsSince(tx, lastSeenId),
    mayReceive: ({ organisationId, isInternal }) =>
      isService || (organisationIds.includes(organisationId) && !isInternal),
  }))
}
