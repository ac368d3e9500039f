import type { Queries } from '../postgres/database.ts'

/** All access requests of a person, oldest first. */
export async function listAccessRequestsOf(queries: Queries, personId: string) {
  return queries
    .selectFrom('accessRequest')
    .where('personId', '=', personId)
    .select(['service', 'reason', 'requestedAt', 'outcome'])
    .orderBy('requestedAt')
    .execute()
}

/** Deletes the access requests of a person who leaves. */
export async function deleteAccessRequestsOf(tx: Queries, personId: string): Promise<void> {
  await tx.deleteFrom('accessRequest').where('personId', '=', personId).execute()
}
