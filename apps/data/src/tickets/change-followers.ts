import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { FollowerInput } from '@ferrule/domain/tickets/ticket'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { deleteFollower, insertFollower, listColleagues } from './follower-store.ts'
import { insertTicketEvent } from './ticket-event-store.ts'
import { findTicket } from './ticket-store.ts'

type Outcome = Result<{ id: string }, 'ticket-unknown' | 'person-unknown'>

/**
 * Keeps a colleague informed of a ticket, or no longer. Only members of its organisation who may see its tickets can
 * follow it. Idempotent.
 */
export async function changeFollower(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { ticketId, personId, isFollower }: FollowerInput,
): Promise<Outcome> {
  return withUserScope(db, actor, async (tx, scope) => {
    const ticket = await findTicket(tx, scope, ticketId)
    if (!ticket) return refuse('ticket-unknown')
    const { organisationId } = ticket
    const colleagues = await listColleagues(tx, ticket)
    if (!colleagues.some(({ id }) => id === personId)) return refuse('person-unknown')
    const isChanged = isFollower
      ? await insertFollower(tx, { ticketId, organisationId, personId, since: now() })
      : await deleteFollower(tx, ticketId, personId)
    if (isChanged) {
      const action = isFollower ? 'add-follower' : 'remove-follower'
      const about = { subjectType: 'ticket', subjectId: ticketId, after: { follower: personId } }
      await recordEvent(tx, { actor: scope.personId, action, ...about })
      await insertTicketEvent(tx, { ticketId, organisationId, isInternal: false })
    }
    return ok({ id: ticketId })
  })
}
