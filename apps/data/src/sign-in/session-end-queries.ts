import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'

/** Ends all sessions of an account that began before `at`. The caller ends them at the identity server by a job. */
export async function markSessionsEnded(tx: Queries, { subject, at }: { subject: string; at: Date }): Promise<void> {
  await tx
    .insertInto('sessionEnd')
    .values({ subject, endedAt: at })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ endedAt: at }))
    .execute()
}

/** The time before which all sessions of an account are ended. */
export async function findSessionEnd(queries: Queries, subject: string): Promise<Date | undefined> {
  const found = await queries
    .selectFrom('sessionEnd')
    .where('subject', '=', subject)
    .select('endedAt')
    .executeTakeFirst()
  return found?.endedAt
}

/** Deletes a batch. Returns the number of rows. */
export async function deleteSessionEndsBefore(queries: Queries, time: Date): Promise<number> {
  return deleteBatch(queries, 'sessionEnd', sql`ended_at < ${time}`)
}
