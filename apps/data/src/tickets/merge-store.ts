import { sql } from 'kysely'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { TicketRow } from './ticket-store.ts'

type Pair = { from: Pick<TicketRow, 'id'>; into: Pick<TicketRow, 'id'> }

/** Moves comments, files and followers from one ticket to another. Returns the number of comments that customers see. */
export async function moveConversation(tx: Queries, { from, into }: Pair): Promise<number> {
  const moved = await tx
    .updateTable('ticketComment')
    .set({ ticketId: into.id })
    .where('ticketId', '=', from.id)
    .returning('isInternal')
    .execute()
  await tx.updateTable('ticketAttachment').set({ ticketId: into.id }).where('ticketId', '=', from.id).execute()
  await sql`insert into ticket_follower (ticket_id, organisation_id, person_id, since)
    select ${into.id}::uuid, organisation_id, person_id, since from ticket_follower where ticket_id = ${from.id}::uuid
    on conflict do nothing`.execute(tx)
  return moved.filter(({ isInternal }) => !isInternal).length
}

const maxSimilar = 5

/** Other open tickets of the same customer, those of the same machine first. */
export async function listSimilarTickets(
  tx: Queries,
  { isService }: Scope,
  { id, organisationId, machineId }: Pick<TicketRow, 'id' | 'organisationId' | 'machineId'>,
) {
  if (!isService) return []
  return tx
    .selectFrom('ticket')
    .where('organisationId', '=', organisationId)
    .where('closedAt', 'is', null)
    .where('id', '<>', id)
    .select(['id', 'number', 'subject', 'machineName', 'createdAt'])
    .select(sql<boolean>`coalesce(machine_id = ${machineId}::uuid, false)`.as('isSameMachine'))
    .orderBy('isSameMachine', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(maxSimilar)
    .execute()
}
