import { randomUUIDv7 } from 'node:crypto'
import type { ExternalAgent } from '@ferrule/connectors/ticket-system/ticket-system'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

export type NewExternalTicketEvent = {
  id: string
  position: number
  kind: string
  ticketId: string | null
  processedAt: Date
}

/** Ids of the events applied before. Usually most of them, because each pull overlaps the previous one. */
export async function listKnownEvents(tx: Queries, events: readonly { id: string }[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id)
  const known = await tx
    .selectFrom('externalTicketEvent')
    .where((where) => where('id', '=', where.fn.any(where.val(ids))))
    .select('id')
    .execute()
  return new Set(known.map(({ id }) => id))
}

/** Returns whether the event is new. */
export async function insertExternalEvent(tx: Queries, event: NewExternalTicketEvent): Promise<boolean> {
  const { id, position, kind, ticketId, processedAt } = event
  const inserted = await tx
    .insertInto('externalTicketEvent')
    .values({ id, position, kind, ticketId, processedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function markExternalEventRefused(tx: Queries, id: string, refusal: string): Promise<void> {
  await tx.updateTable('externalTicketEvent').set({ refusal }).where('id', '=', id).execute()
}

export async function findLastPosition(tx: Queries): Promise<number> {
  const { last } = await tx
    .selectFrom('externalTicketEvent')
    .select(sql<string>`coalesce(max(position), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return Number(last)
}

/** The last positions are never deleted: the next pull continues from them and reads some of them a second time. */
const retainedPositions = 1000

/** Deletes a batch of processed events. Returns their number. */
export async function deleteExternalEventsBefore(tx: Queries, time: Date): Promise<number> {
  const end = (await findLastPosition(tx)) - retainedPositions
  return deleteBatch(tx, 'externalTicketEvent', sql`processed_at < ${time} and position < ${end} and refusal is null`)
}

type Earlier = { ticketId: string; kind: string; position: number }

/** Whether a later event of this kind was applied already. */
export async function isOvertaken(tx: Queries, { ticketId, kind, position }: Earlier): Promise<boolean> {
  const later = await tx
    .selectFrom('externalTicketEvent')
    .where('ticketId', '=', ticketId)
    .where('kind', '=', kind)
    .where('position', '>', String(position))
    .where('refusal', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Id of the person with the agent's mail address, created when missing. */
export async function findOrCreateAgent(tx: Queries, { email, firstName, lastName }: ExternalAgent): Promise<string> {
  await tx
    .insertInto('person')
    .values({ id: randomUUIDv7(), email, firstName, lastName })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await tx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  return id
}
