import { randomUUIDv7 } from 'node:crypto'
import type { OutsideAgent } from '@ferrule/connectors/ticket-system/ticket-system'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type NewOutsideEvent = { id: string; position: number; kind: string; ticketId: string | null; takenAt: Date }

/** Which of these were taken over before: most, for the last ones are always asked for again. */
export async function listKnownEvents(tx: Queries, events: readonly { id: string }[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id)
  const known = await tx
    .selectFrom('outsideEvent')
    .where((where) => where('id', '=', where.fn.any(where.val(ids))))
    .select('id')
    .execute()
  return new Set(known.map(({ id }) => id))
}

/** Says whether it was not there yet. */
export async function insertOutsideEvent(tx: Queries, event: NewOutsideEvent): Promise<boolean> {
  const inserted = await tx
    .insertInto('outsideEvent')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function markOutsideEventRefused(tx: Queries, id: string, refusal: string): Promise<void> {
  await tx.updateTable('outsideEvent').set({ refusal }).where('id', '=', id).execute()
}

export async function findLastPosition(tx: Queries): Promise<number> {
  const { last } = await tx
    .selectFrom('outsideEvent')
    .select(sql<string>`coalesce(max(position), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return Number(last)
}

/** However old they are, the last ones stay: they say where to go on, and are asked for again. */
const lastKept = 1000

export async function deleteOutsideEventsBefore(tx: Queries, time: Date): Promise<void> {
  const last = await findLastPosition(tx)
  await tx
    .deleteFrom('outsideEvent')
    .where('takenAt', '<', time)
    .where('position', '<', String(last - lastKept))
    .where('refusal', 'is', null)
    .execute()
}

type Earlier = { ticketId: string; kind: string; position: number }

/** Whether something of this kind that happened later was taken over already. */
export async function isOvertaken(tx: Queries, { ticketId, kind, position }: Earlier): Promise<boolean> {
  const later = await tx
    .selectFrom('outsideEvent')
    .where('ticketId', '=', ticketId)
    .where('kind', '=', kind)
    .where('position', '>', String(position))
    .where('refusal', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Who wrote it: the person with this address, who becomes known by it if they are not yet. */
export async function knowAgent(tx: Queries, { email, firstName, lastName }: OutsideAgent): Promise<string> {
  await tx
    .insertInto('person')
    .values({ id: randomUUIDv7(), email, firstName, lastName })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await tx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  return id
}
