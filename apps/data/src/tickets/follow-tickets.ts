import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findLastTicketEventId, listTicketEventsSince } from './ticket-event-store.ts'

export type TicketEvent = { id: string; ticketId: string; organisationId: string; isInternal: boolean }

export type Followed = {
  personId: string
  isAgent: boolean
  /** Id of the newest event; the live stream continues from it. */
  lastId: string
  missed: { id: string; ticketId: string }[]
  mayReceive: (news: TicketEvent) => boolean
}

/**
 * Events since the last one the user saw, and a predicate for the events they may receive from now on; none for a user
 * without access to tickets, who follows notifications only.
 */
export async function followTickets(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  lastSeenId: string | undefined,
): Promise<Followed> {
  const { usesTickets } = rightsOfRoles(actor.profile.roles)
  return withUserScope(db, actor, async (tx, { personId, isService, organisationIds }) => ({
    personId,
    isAgent: isService,
    lastId: await findLastTicketEventId(tx),
    missed: lastSeenId === undefined || !usesTickets ? [] : await listTicketEventsSince(tx, lastSeenId),
    mayReceive: ({ organisationId, isInternal }) =>
      usesTickets && (isService || (organisationIds.includes(organisationId) && !isInternal)),
  }))
}
