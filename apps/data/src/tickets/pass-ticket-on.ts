import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { insertDelivery, type NewDelivery } from './ticket-delivery-store.ts'

/** For an outside ticket system: told in the transaction of the change, brought later by the worker. */
export async function passTicketOn(tx: Queries, delivery: NewDelivery): Promise<void> {
  await insertDelivery(tx, delivery)
  await addJob(tx, 'deliver-tickets', {})
}
