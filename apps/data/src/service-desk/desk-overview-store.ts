import { countLimit } from '@ferrule/domain/limited-count'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

/** Open tickets of all customers without a first response that are due before a time, the most urgent first. */
export async function listUnanswered(tx: Queries, { before, limit }: { before: Date; limit: number }) {
  return tx
    .selectFrom('ticket')
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .leftJoin('person as contact', 'contact.id', 'ticket.contactId')
    .where('ticket.closedAt', 'is', null)
    .where('ticket.firstResponseAt', 'is', null)
    .where('ticket.firstResponseDueAt', '<', before)
    .select([
      'ticket.id',
      'ticket.number',
      'ticket.subject',
      'ticket.machineName',
      'ticket.firstResponseDueAt as dueAt',
    ])
    .select(['organisation.name as customer'])
    .select(sql<string | null>`nullif(trim(concat(contact.first_name, ' ', contact.last_name)), '')`.as('assignee'))
    .orderBy('ticket.firstResponseDueAt')
    .orderBy('ticket.id')
    .limit(limit)
    .execute()
}

export async function countUnanswered(tx: Queries, before: Date): Promise<number> {
  const unanswered = tx
    .selectFrom('ticket')
    .where('closedAt', 'is', null)
    .where('firstResponseAt', 'is', null)
    .where('firstResponseDueAt', '<', before)
    .select('id')
    .limit(countLimit + 1)
  const { count } = await tx
    .selectFrom(unanswered.as('unanswered'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whose turn it is in the newest open tickets; the number of tickets read is limited. */
export async function countTurns(tx: Queries): Promise<{ ours: number; customers: number }> {
  const newest = tx
    .selectFrom('ticket')
    .where('closedAt', 'is', null)
    .select('status')
    .orderBy('createdAt', 'desc')
    .limit(countLimit + 1)
  return tx
    .selectFrom(newest.as('newest'))
    .select([
      sql<number>`count(*) filter (where status <> 'waiting-for-you')::int`.as('ours'),
      sql<number>`count(*) filter (where status = 'waiting-for-you')::int`.as('customers'),
    ])
    .executeTakeFirstOrThrow()
}
