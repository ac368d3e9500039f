import type { ServiceName } from '@ferrule/domain/services/services-of-roles'
import type { Queries } from '../postgres/database.ts'

export type AccessRequest = { id: string; personId: string; service: ServiceName; reason: string; requestedAt: Date }

/** Nothing if the person has an open request for the service already. */
export async function insertAccessRequest(tx: Queries, request: AccessRequest): Promise<boolean> {
  const inserted = await tx
    .insertInto('accessRequest')
    .values(request)
    .onConflict((conflict) => conflict.columns(['personId', 'service']).where('decidedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** When each service was asked for that nobody has decided on yet. */
export async function findOpenRequests(queries: Queries, personId: string): Promise<Map<string, Date>> {
  const rows = await queries
    .selectFrom('accessRequest')
    .where('personId', '=', personId)
    .where('decidedAt', 'is', null)
    .select(['service', 'requestedAt'])
    .execute()
  return new Map(rows.map(({ service, requestedAt }) => [service, requestedAt]))
}

export async function findRequestsOf(queries: Queries, personId: string) {
  return queries
    .selectFrom('accessRequest')
    .where('personId', '=', personId)
    .select(['service', 'reason', 'requestedAt', 'outcome'])
    .orderBy('requestedAt')
    .execute()
}

export async function deleteRequestsOf(tx: Queries, personId: string): Promise<void> {
  await tx.deleteFrom('accessRequest').where('personId', '=', personId).execute()
}
