import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type NewTicketEvent = { ticketId: string; organisationId: string; isInternal: boolean }

/** Announces itself to whoever listens, when the transaction is saved and not before. */
export async function insertTicketEvent(tx: Queries, event: NewTicketEvent): Promise<void> {
  await tx.insertInto('ticketEvent').values(event).execute()
}

/**
 * What happened after an event that somebody saw last. Numbers are taken before they are saved, so one that is smaller
 * may become visible later: what happened in the seconds before is told again, which harms nobody.
 */
export async function listTicketEventsSince(tx: Queries, lastId: string) {
  return tx
    .selectFrom('ticketEvent')
    .where((where) =>
      where.or([
        where('id', '>', lastId),
        where(
          'happenedAt',
          '>',
          where
            .selectFrom('ticketEvent')
            .where('id', '=', lastId)
            .select(sql<Date>`happened_at - interval '10 seconds'`.as('from')),
        ),
      ]),
    )
    .where('id', '<>', lastId)
    .select(['id', 'ticketId'])
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function findLastTicketEventId(tx: Queries): Promise<string> {
  const last = await tx.selectFrom('ticketEvent').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.id ?? '0'
}

export async function deleteTicketEventsBefore(tx: Queries, moment: Date): Promise<void> {
  await tx.deleteFrom('ticketEvent').where('happenedAt', '<', moment).execute()
}
