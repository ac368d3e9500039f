import type { Answers, RequestKind, VisitorRequest } from '@ferrule/domain/requests/request'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'

export type NewRequest = VisitorRequest & {
  contactLocation: string | null
  needsReview: boolean
  isOwed: boolean | null
}

/** A request as shown to its sender. */
export type RequestView = {
  id: string
  kind: RequestKind
  state: RequestState
  answers: Answers
  timeZone: string
  receivedAt: Date
  replyDueAt: Date
  contactLocation: string | null
  document: string | null
}

/** A later comment by the sender or by the service. */
export type RequestComment = { id: string; body: string; addedAt: Date; isService: boolean }

export async function insertVisitorRequest(tx: Queries, request: NewRequest): Promise<void> {
  await tx
    .insertInto('visitorRequest')
    .values({
      id: request.id,
      kind: request.kind,
      language: request.language,
      siteSlug: request.siteSlug,
      timeZone: request.timeZone,
      about: request.about,
      document: request.document,
      answers: JSON.stringify(request.answers),
      receivedAt: request.receivedAt,
      replyDueAt: request.replyDueAt,
      contactLocation: request.contactLocation,
      needsReview: request.needsReview,
      isOwed: request.isOwed,
    })
    .execute()
}

export async function findVisitorRequest(db: Queries, id: string): Promise<RequestView | undefined> {
  const row = await db
    .selectFrom('visitorRequest')
    .where('id', '=', id)
    .select(['id', 'kind', 'state', 'answers', 'timeZone', 'receivedAt', 'replyDueAt', 'contactLocation', 'document'])
    .executeTakeFirst()
  if (!row) return undefined
  // Check constraints of the table allow no other kind or state.
  return {
    ...row,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    answers: storedAnswers.parse(row.answers),
  }
}

/** Deletes the requests of an address with their comments. Returns their ids. */
export async function deleteRequestsFrom(tx: Queries, email: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('visitorRequest')
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** Deletes closed requests whose reply was due before a time, with their comments. Returns their ids. */
export async function deleteClosedRequests(
  tx: Queries,
  { dueBefore, maxCount }: { dueBefore: Date; maxCount: number },
): Promise<string[]> {
  const expired = tx
    .selectFrom('visitorRequest')
    .where('state', '=', 'closed')
    .where('replyDueAt', '<', dueBefore)
    .select('id')
    .orderBy('replyDueAt')
    .limit(maxCount)
  const deleted = await tx.deleteFrom('visitorRequest').where('id', 'in', expired).returning('id').execute()
  return deleted.map(({ id }) => id)
}

const storedAnswers = z.record(z.string(), z.string())

export async function saveRequestState(tx: Queries, id: string, state: RequestState): Promise<void> {
  await tx.updateTable('visitorRequest').set({ state }).where('id', '=', id).execute()
}

type Addition = Omit<RequestComment, 'isService'>

export async function insertRequestComment(
  tx: Queries,
  requestId: string,
  { id, body, addedAt }: Addition,
): Promise<void> {
  await tx.insertInto('requestComment').values({ id, requestId, body, addedAt }).execute()
}

export async function listRequestComments(db: Queries, requestId: string): Promise<RequestComment[]> {
  return db
    .selectFrom('requestComment')
    .where('requestId', '=', requestId)
    .select(['id', 'body', 'addedAt', sql<boolean>`written_by is not null`.as('isService')])
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
}

/** Marks open requests for paper as reminded and returns them; a request is returned once. */
export async function takeWaitingPaper(
  tx: Queries,
  { receivedBefore, remindedAt }: { receivedBefore: Date; remindedAt: Date },
): Promise<{ id: string; replyDueAt: Date; isOwed: boolean | null }[]> {
  return tx
    .updateTable('visitorRequest')
    .set({ remindedAt })
    .where('kind', '=', 'paper')
    .where('state', 'in', ['received', 'read'])
    .where('receivedAt', '<=', receivedBefore)
    .where('remindedAt', 'is', null)
    .returning(['id', 'replyDueAt', 'isOwed'])
    .execute()
}
