import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

export type NewTicketEvent = { ticketId: string; organisationId: string; isInternal: boolean }

/** A trigger notifies listeners of the row when the transaction commits. Returns its id. */
export async function insertTicketEvent(
  tx: Queries,
  { ticketId, organisationId, isInternal }: NewTicketEvent,
): Promise<string> {
  const { id } = await tx
    .insertInto('ticketEvent')
    .values({ ticketId, organisationId, isInternal })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Events after the last one the client saw. Ids are drawn before commit, so a smaller id may become visible later:
 * events of the 10 seconds before are returned a second time, which is harmless.
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

/** Deletes a batch of events. Returns their number. */
export async function deleteTicketEventsBefore(tx: Queries, time: Date): Promise<number> {
  return deleteBatch(tx, 'ticketEvent', sql`happened_at < ${time}`)
}
