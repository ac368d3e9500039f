import type { Answers, RequestKind } from '@ferrule/domain/requests/request'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { sql } from 'kysely'
import type { PageQuery } from '../../graphql/page-of-list.ts'
import type { Scope } from '../../portal-access/with-user-scope.ts'
import type { Queries } from '../../postgres/database.ts'

type NewSavedRequest = { requestId: string; savedAt: Date }

/** Returns whether the request is newly saved. A request saved by another person stays with that person. */
export async function insertSavedRequest(
  tx: Queries,
  { personId }: Scope,
  { requestId, savedAt }: NewSavedRequest,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('savedRequest')
    .values({ requestId, personId, savedAt })
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('requestId')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function isSavedBy(tx: Queries, { personId }: Scope, requestId: string): Promise<boolean> {
  const saved = await tx
    .selectFrom('savedRequest')
    .where('requestId', '=', requestId)
    .where('personId', '=', personId)
    .select('requestId')
    .executeTakeFirst()
  return saved !== undefined
}

/** A row in the list of saved requests. */
export type SavedRequest = {
  id: string
  kind: RequestKind
  state: RequestState
  about: string
  answers: Answers
  receivedAt: Date
  replyDueAt: Date
}

/** Saved requests, newest first, after the given one. */
export async function listSavedRequests(
  tx: Queries,
  { personId }: Scope,
  { after, limit }: PageQuery,
): Promise<SavedRequest[]> {
  const saved = tx
    .selectFrom('savedRequest')
    .innerJoin('visitorRequest', 'visitorRequest.id', 'savedRequest.requestId')
    .where('savedRequest.personId', '=', personId)
    .select(['id', 'about', 'receivedAt', 'replyDueAt'])
    // Check constraints of the table allow no other kind or state; answers come from our own forms.
    .select([
      sql<RequestKind>`kind`.as('kind'),
      sql<RequestState>`state`.as('state'),
      sql<Answers>`answers`.as('answers'),
    ])
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after === undefined) return saved.execute()
  const last = sql`select last.received_at, last.id from visitor_request as last where last.id = ${after}::uuid`
  return saved.where(sql<boolean>`(visitor_request.received_at, visitor_request.id) < (${last})`).execute()
}

export async function countSavedRequests(tx: Queries, { personId }: Scope): Promise<number> {
  const { count } = await tx
    .selectFrom('savedRequest')
    .where('personId', '=', personId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
