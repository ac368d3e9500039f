import { sql } from 'kysely'
import { seesRecordsOf } from '../notifications/notification-queries.ts'
import type { Queries } from '../postgres/database.ts'

/** Ids of the colleagues who follow a ticket. */
export async function listFollowers(tx: Queries, ticketId: string): Promise<string[]> {
  const rows = await tx.selectFrom('ticketFollower').where('ticketId', '=', ticketId).select('personId').execute()
  return rows.map(({ personId }) => personId)
}

const maxColleagues = 500

type Ticket = { id: string; organisationId: string; openedBy: string }

/** The colleagues of the person who opened a ticket who may see it, and whether they follow it. */
export async function listColleagues(tx: Queries, { id, organisationId, openedBy }: Ticket) {
  return tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.personId')
    .leftJoin('ticketFollower', (join) =>
      join.onRef('ticketFollower.personId', '=', 'person.id').on('ticketFollower.ticketId', '=', id),
    )
    .where('membership.organisationId', '=', organisationId)
    .where('person.id', '<>', openedBy)
    .where('person.email', 'not like', '%.invalid')
    .where(seesRecordsOf('ticketing', sql.ref('person.id'), sql.ref('membership.organisationId')))
    .select(['person.id', 'person.firstName', 'person.lastName'])
    .select(sql<boolean>`ticket_follower.person_id is not null`.as('isFollower'))
    .orderBy('person.sortName')
    .orderBy('person.id')
    .limit(maxColleagues)
    .execute()
}

type NewFollower = { ticketId: string; organisationId: string; personId: string; since: Date }

/** Idempotent. Returns whether the person was no follower before. */
export async function insertFollower(tx: Queries, follower: NewFollower): Promise<boolean> {
  const { ticketId, organisationId, personId, since } = follower
  const inserted = await tx
    .insertInto('ticketFollower')
    .values({ ticketId, organisationId, personId, since })
    .onConflict((conflict) => conflict.columns(['ticketId', 'personId']).doNothing())
    .returning('personId')
    .execute()
  return inserted.length > 0
}

/** Idempotent. Returns whether the person was a follower before. */
export async function deleteFollower(tx: Queries, ticketId: string, personId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('ticketFollower')
    .where('ticketId', '=', ticketId)
    .where('personId', '=', personId)
    .returning('personId')
    .execute()
  return deleted.length > 0
}
