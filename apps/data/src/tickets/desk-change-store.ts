import { type ChangedTicket, changedTicket } from '@ferrule/domain/tickets/change-tickets'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'

export type DeskChange = {
  id: string
  personId: string
  action: string
  tickets: readonly ChangedTicket[]
  skipped: number
  madeAt: Date
}

/** Reserves the id of a change. Returns false if the change was made before. Deletes older changes of the person. */
export async function claimDeskChange(tx: Queries, change: Omit<DeskChange, 'tickets' | 'skipped'>): Promise<boolean> {
  const { id, personId, action, madeAt } = change
  await tx
    .deleteFrom('deskChange')
    .where('personId', '=', personId)
    .where('madeAt', '<', new Date(madeAt.getTime() - 86_400_000))
    .execute()
  const claimed = await tx
    .insertInto('deskChange')
    .values({ id, personId, action, tickets: '[]', skipped: 0, madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function saveChangedTickets(
  tx: Queries,
  { id, tickets, skipped }: Pick<DeskChange, 'id' | 'tickets' | 'skipped'>,
): Promise<void> {
  await tx
    .updateTable('deskChange')
    .set({ tickets: JSON.stringify(tickets), skipped })
    .where('id', '=', id)
    .execute()
}

/** Finds a change of the caller and locks it until the transaction ends. */
export async function lockDeskChange(tx: Queries, id: string) {
  const row = await tx
    .selectFrom('deskChange')
    .where('id', '=', id)
    .select(['id', 'action', 'tickets', 'skipped', 'madeAt', 'undoneAt'])
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, tickets: z.array(changedTicket).parse(row.tickets) }
}

export async function saveUndo(tx: Queries, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable('deskChange').set({ undoneAt }).where('id', '=', id).execute()
}
