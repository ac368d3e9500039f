import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import type { Queries } from '../postgres/database.ts'

export type AccessRequest = { id: string; personId: string; service: ServiceName; reason: string; requestedAt: Date }

/** Returns false if the person already has an open request for the service. */
export async function insertAccessRequest(tx: Queries, request: AccessRequest): Promise<boolean> {
  const { id, personId, service, reason, requestedAt } = request
  const inserted = await tx
    .insertInto('accessRequest')
    .values({ id, personId, service, reason, requestedAt })
    .onConflict((conflict) => conflict.columns(['personId', 'service']).where('decidedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Times of the undecided requests, by service. */
export async function findOpenRequests(queries: Queries, personId: string): Promise<Map<string, Date>> {
  const rows = await queries
    .selectFrom('accessRequest')
    .where('personId', '=', personId)
    .where('decidedAt', 'is', null)
    .select(['service', 'requestedAt'])
    .execute()
  return new Map(rows.map(({ service, requestedAt }) => [service, requestedAt]))
}
