import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findLastTicketEventId, listTicketEventsSince } from './ticket-event-store.ts'

export type TicketNews = { id: string; ticketId: string; organisationId: string; isInternal: boolean }

export type Followed = {
  /** From here on nothing is missed. */
  lastId: string
  missed: { id: string; ticketId: string }[]
  isConcerned: (news: TicketNews) => boolean
}

/** What somebody missed since an event they saw, and which news from now on are for them. */
export async function followTickets(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  lastSeenId: string | undefined,
): Promise<Followed> {
  return workFor(db, actor, async (tx, { isService, organisationIds }) => ({
    lastId: await findLastTicketEventId(tx),
    missed: lastSeenId === undefined ? [] : await listTicketEventsSince(tx, lastSeenId),
    isConcerned: ({ organisationId, isInternal }) =>
      isService || (organisationIds.includes(organisationId) && !isInternal),
  }))
}
