import type { Queries } from '../postgres/database.ts'

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

export async function deleteSessionEndsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('sessionEnd').where('endedAt', '<', time).execute()
}
