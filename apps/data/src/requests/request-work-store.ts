import type { Answers, RequestKind } from '@ferrule/domain/requests/request'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'

/** A request as shown to the service desk. */
export type DeskRequest = Awaited<ReturnType<typeof findDeskRequest>>

const storedAnswers = z.record(z.string(), z.string())

function deskRequests(tx: Queries) {
  return tx
    .selectFrom('visitorRequest')
    .leftJoin('person as assignee', 'assignee.id', 'visitorRequest.assignedTo')
    .select(['visitorRequest.id', 'visitorRequest.kind', 'visitorRequest.state', 'visitorRequest.answers'])
    .select(['visitorRequest.about', 'visitorRequest.language', 'visitorRequest.receivedAt'])
    .select(['visitorRequest.replyDueAt', 'visitorRequest.needsReview', 'visitorRequest.assignedTo'])
    .select('visitorRequest.isOwed')
    .select(['assignee.firstName as assigneeFirstName', 'assignee.lastName as assigneeLastName'])
}

export async function findDeskRequest(tx: Queries, id: string) {
  const row = await deskRequests(tx).where('visitorRequest.id', '=', id).executeTakeFirst()
  return row ? toDeskRequest(row) : undefined
}

/** Finds a request and locks its row until the transaction ends. */
export async function lockDeskRequest(tx: Queries, id: string) {
  const row = await deskRequests(tx).where('visitorRequest.id', '=', id).forUpdate('visitorRequest').executeTakeFirst()
  return row ? toDeskRequest(row) : undefined
}

/** Check constraints of the table allow no other kind or state. */
function toDeskRequest<Row extends { kind: string; state: string; answers: unknown }>({ answers, ...row }: Row) {
  const given: Answers = storedAnswers.parse(answers)
  return { ...row, kind: row.kind as RequestKind, state: row.state as RequestState, answers: given }
}

type Work = { state: RequestState; assignedTo: string | null }

export async function saveRequestWork(tx: Queries, id: string, { state, assignedTo }: Work): Promise<void> {
  await tx.updateTable('visitorRequest').set({ state, assignedTo }).where('id', '=', id).execute()
}

type NewThreadEntry = { id: string; requestId: string; body: string; writtenBy: string; at: Date }

export async function insertRequestAnswer(tx: Queries, answer: NewThreadEntry): Promise<void> {
  const { id, requestId, body, writtenBy, at } = answer
  await tx.insertInto('requestComment').values({ id, requestId, body, writtenBy, addedAt: at }).execute()
}

export async function insertRequestNote(tx: Queries, note: NewThreadEntry): Promise<void> {
  const { id, requestId, body, writtenBy, at } = note
  await tx.insertInto('requestNote').values({ id, requestId, body, writtenBy, writtenAt: at }).execute()
}

/** Comments of the sender and the service. Internal notes are in a table of their own. */
export async function listRequestThread(tx: Queries, requestId: string) {
  return tx
    .selectFrom('requestComment')
    .leftJoin('person', 'person.id', 'requestComment.writtenBy')
    .where('requestId', '=', requestId)
    .select(['requestComment.id', 'requestComment.body', 'requestComment.addedAt as at', 'requestComment.writtenBy'])
    .select(['person.firstName', 'person.lastName'])
    .orderBy('requestComment.addedAt')
    .orderBy('requestComment.id')
    .execute()
}

export async function listRequestNotes(tx: Queries, requestId: string) {
  return tx
    .selectFrom('requestNote')
    .innerJoin('person', 'person.id', 'requestNote.writtenBy')
    .where('requestId', '=', requestId)
    .select(['requestNote.id', 'requestNote.body', 'requestNote.writtenAt as at', 'requestNote.writtenBy'])
    .select(['person.firstName', 'person.lastName'])
    .orderBy('requestNote.writtenAt')
    .orderBy('requestNote.id')
    .execute()
}
