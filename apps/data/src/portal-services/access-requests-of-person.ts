import type { Queries } from '../postgres/database.ts'
import { deleteRequestsOf, findRequestsOf } from './access-request-store.ts'

export type AccessRequestOfPerson = { service: string; reason: string; requestedAt: Date; outcome: string | null }

/** Everything somebody ever asked for. */
export function listAccessRequestsOf(queries: Queries, personId: string): Promise<AccessRequestOfPerson[]> {
  return findRequestsOf(queries, personId)
}

/** A request of somebody who leaves is of no use to anybody. */
export function forgetAccessRequests(tx: Queries, personId: string): Promise<void> {
  return deleteRequestsOf(tx, personId)
}
