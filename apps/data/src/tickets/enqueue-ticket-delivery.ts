import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { insertDelivery, type NewDelivery } from './ticket-delivery-store.ts'

/** Saves a delivery for the external ticket system in the transaction of the change; the worker sends it later. */
export async function enqueueTicketDelivery(tx: Queries, delivery: NewDelivery): Promise<void> {
  await insertDelivery(tx, delivery)
  await addJob(tx, 'deliver-tickets', {})
}
