import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'
import type { TicketStatus } from '../postgres/rows.generated.ts'

export type NewDelivery = {
  ticketId: string
  organisationId: string
  commentId?: string
  status?: TicketStatus
  happenedAt: Date
}

export async function insertDelivery(tx: Queries, delivery: NewDelivery): Promise<void> {
  const { ticketId, organisationId, commentId, status, happenedAt } = delivery
  await tx.insertInto('ticketDelivery').values({ ticketId, organisationId, commentId, status, happenedAt }).execute()
}

export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof findWaitingDelivery>>>

/** The oldest delivery that the external system has neither accepted nor refused, with its content. */
export async function findWaitingDelivery(tx: Queries) {
  return tx
    .selectFrom('ticketDelivery')
    .innerJoin('ticket', 'ticket.id', 'ticketDelivery.ticketId')
    .innerJoin('organisation', 'organisation.id', 'ticket.organisationId')
    .innerJoin('person as opener', 'opener.id', 'ticket.openedBy')
    .leftJoin('ticketComment as comment', 'comment.id', 'ticketDelivery.commentId')
    .leftJoin('person as writer', 'writer.id', 'comment.writtenBy')
    .where('ticketDelivery.deliveredAt', 'is', null)
    .where('ticketDelivery.refusedAt', 'is', null)
    .select(['ticketDelivery.id', 'ticketDelivery.ticketId', 'ticketDelivery.happenedAt'])
    .select(['ticketDelivery.status', 'ticketDelivery.commentId', 'ticket.number', 'ticket.type', 'ticket.concern'])
    .select(['ticket.subject', 'ticket.description', 'ticket.machineName', 'ticket.serialNumber'])
    .select(['organisation.name as customer', 'opener.email as openedBy'])
    .select(['comment.body', 'comment.isService', 'writer.firstName', 'writer.lastName'])
    .orderBy('ticketDelivery.id')
    .limit(1)
    .executeTakeFirst()
}

export async function markDelivered(tx: Queries, id: string, deliveredAt: Date): Promise<void> {
  await tx.updateTable('ticketDelivery').set({ deliveredAt }).where('id', '=', id).execute()
}

export async function markDeliveryRefused(tx: Queries, id: string, refusedAt: Date): Promise<void> {
  await tx.updateTable('ticketDelivery').set({ refusedAt }).where('id', '=', id).execute()
}

/** Deletes deliveries created up to a time, sent or not. */
export async function deleteDeliveries(tx: Queries, before: Date): Promise<void> {
  await tx.deleteFrom('ticketDelivery').where('happenedAt', '<=', before).execute()
}

/** Deletes a batch of sent deliveries. Returns their number. */
export async function deleteDeliveriesBefore(tx: Queries, time: Date): Promise<number> {
  return deleteBatch(tx, 'ticketDelivery', sql`delivered_at < ${time}`)
}
