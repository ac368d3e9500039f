import type { Queries } from '../postgres/database.ts'

/**
 * Requests sent from a mail address, oldest first. The caller must have verified that the address belongs to the person.
 */
export async function listRequestsFrom(db: Queries, email: string) {
  return db
    .selectFrom('visitorRequest')
    .where('email', '=', email.toLowerCase())
    .select(['id', 'kind', 'state', 'answers', 'receivedAt'])
    .orderBy('receivedAt')
    .execute()
}
