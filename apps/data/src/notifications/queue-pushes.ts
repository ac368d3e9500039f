import { sql } from 'kysely'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'

/** Adds a job for each device of a person, in the transaction of the notification. */
export async function queuePushes(
  tx: Queries,
  { notificationId, personId }: { notificationId: string; personId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from push_subscriptions_of(${personId}::uuid) as id`.execute(tx)
  for (const { id: subscriptionId } of rows) await addJob(tx, 'send-push', { notificationId, subscriptionId })
}
