import type { Answers, RequestKind, VisitorRequest } from '@ferrule/domain/requests/request'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'

export type NewRequest = VisitorRequest & { contactLocation: string | null; needsReview: boolean }

/** A request as its sender may see it again. */
export type ShownRequest = {
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

/** What was written later: by the sender, or by our service. */
export type RequestComment = { id: string; words: string; addedAt: Date; isService: boolean }

export async function insertVisitorRequest(tx: Queries, { answers, ...request }: NewRequest): Promise<void> {
  await tx
    .insertInto('visitorRequest')
    .values({ ...request, answers: JSON.stringify(answers) })
    .execute()
}

export async function findVisitorRequest(db: Queries, id: string): Promise<ShownRequest | undefined> {
  const row = await db
    .selectFrom('visitorRequest')
    .where('id', '=', id)
    .select(['id', 'kind', 'state', 'answers', 'timeZone', 'receivedAt', 'replyDueAt', 'contactLocation', 'document'])
    .executeTakeFirst()
  if (!row) return undefined
  // The table holds no other kind or state.
  return { ...row, kind: row.kind as RequestKind, state: row.state as RequestState, answers: stored.parse(row.answers) }
}

/** Everything that was sent from this address. */
export async function findRequestsFrom(db: Queries, email: string) {
  return db
    .selectFrom('visitorRequest')
    .where('email', '=', email.toLowerCase())
    .select(['id', 'kind', 'state', 'answers', 'receivedAt'])
    .orderBy('receivedAt')
    .execute()
}

/** With what was added to them; answers which they were. */
export async function deleteRequestsFrom(tx: Queries, email: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('visitorRequest')
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

const stored = z.record(z.string(), z.string())

export async function saveRequestState(tx: Queries, id: string, state: RequestState): Promise<void> {
  await tx.updateTable('visitorRequest').set({ state }).where('id', '=', id).execute()
}

type Addition = Omit<RequestComment, 'isService'>

export async function insertRequestComment(tx: Queries, requestId: string, comment: Addition): Promise<void> {
  await tx
    .insertInto('requestComment')
    .values({ ...comment, requestId })
    .execute()
}

export async function listRequestComments(db: Queries, requestId: string): Promise<RequestComment[]> {
  return db
    .selectFrom('requestComment')
    .where('requestId', '=', requestId)
    .select(['id', 'words', 'addedAt', sql<boolean>`written_by is not null`.as('isService')])
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
}
