import type { Answers, RequestKind } from '@ferrule/domain/requests/request'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { sql } from 'kysely'
import type { AskedPage } from '../graphql/page-of-list.ts'
import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'

type Kept = { requestId: string; keptAt: Date }

/** Says whether it is new in this account. One that somebody else keeps stays theirs. */
export async function insertKeptRequest(tx: Queries, { personId }: Scope, kept: Kept): Promise<boolean> {
  const inserted = await tx
    .insertInto('keptRequest')
    .values({ ...kept, personId })
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('requestId')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function isKeptBy(tx: Queries, { personId }: Scope, requestId: string): Promise<boolean> {
  const kept = await tx
    .selectFrom('keptRequest')
    .where('requestId', '=', requestId)
    .where('personId', '=', personId)
    .select('requestId')
    .executeTakeFirst()
  return kept !== undefined
}

/** A line in the list of what somebody keeps. */
export type KeptRequest = {
  id: string
  kind: RequestKind
  state: RequestState
  about: string
  answers: Answers
  receivedAt: Date
  replyDueAt: Date
}

/** The newest first, behind one of them. */
export async function listKeptRequests(
  tx: Queries,
  { personId }: Scope,
  { after, limit }: AskedPage,
): Promise<KeptRequest[]> {
  const kept = tx
    .selectFrom('keptRequest')
    .innerJoin('visitorRequest', 'visitorRequest.id', 'keptRequest.requestId')
    .where('keptRequest.personId', '=', personId)
    .select(['id', 'about', 'receivedAt', 'replyDueAt'])
    // The table holds no other kind, state or answers.
    .select([
      sql<RequestKind>`kind`.as('kind'),
      sql<RequestState>`state`.as('state'),
      sql<Answers>`answers`.as('answers'),
    ])
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after === undefined) return kept.execute()
  const last = sql`select last.received_at, last.id from visitor_request as last where last.id = ${after}::uuid`
  return kept.where(sql<boolean>`(visitor_request.received_at, visitor_request.id) < (${last})`).execute()
}

export async function countKeptRequests(tx: Queries, { personId }: Scope): Promise<number> {
  const { count } = await tx
    .selectFrom('keptRequest')
    .where('personId', '=', personId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
