import type { Answers, RequestKind } from '@ferrule/domain/requests/request'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { z } from 'zod'
import type { Queries } from '../postgres/database.ts'

/** A request as our service sees it. */
export type WorkedRequest = Awaited<ReturnType<typeof findWorkedRequest>>

const stored = z.record(z.string(), z.string())

function workedRequests(tx: Queries) {
  return tx
    .selectFrom('visitorRequest')
    .leftJoin('person as assignee', 'assignee.id', 'visitorRequest.assignedTo')
    .select(['visitorRequest.id', 'visitorRequest.kind', 'visitorRequest.state', 'visitorRequest.answers'])
    .select(['visitorRequest.about', 'visitorRequest.language', 'visitorRequest.receivedAt'])
    .select(['visitorRequest.replyDueAt', 'visitorRequest.needsReview', 'visitorRequest.assignedTo'])
    .select(['assignee.firstName as assigneeFirstName', 'assignee.lastName as assigneeLastName'])
}

export async function findWorkedRequest(tx: Queries, id: string) {
  const row = await workedRequests(tx).where('visitorRequest.id', '=', id).executeTakeFirst()
  return row ? toWorked(row) : undefined
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockWorkedRequest(tx: Queries, id: string) {
  const row = await workedRequests(tx)
    .where('visitorRequest.id', '=', id)
    .forUpdate('visitorRequest')
    .executeTakeFirst()
  return row ? toWorked(row) : undefined
}

/** The table holds no other kind or state. */
function toWorked<Row extends { kind: string; state: string; answers: unknown }>({ answers, ...row }: Row) {
  const given: Answers = stored.parse(answers)
  return { ...row, kind: row.kind as RequestKind, state: row.state as RequestState, answers: given }
}

type Work = { state: RequestState; assignedTo: string | null }

export async function saveRequestWork(tx: Queries, id: string, work: Work): Promise<void> {
  await tx.updateTable('visitorRequest').set(work).where('id', '=', id).execute()
}

type Written = { id: string; requestId: string; words: string; writtenBy: string; at: Date }

export async function insertRequestAnswer(tx: Queries, { at, ...answer }: Written): Promise<void> {
  await tx
    .insertInto('requestComment')
    .values({ ...answer, addedAt: at })
    .execute()
}

export async function insertRequestNote(tx: Queries, { at, ...note }: Written): Promise<void> {
  await tx
    .insertInto('requestNote')
    .values({ ...note, writtenAt: at })
    .execute()
}

/** What was written between both sides; nothing of the notes, which stand elsewhere. */
export async function listRequestThread(tx: Queries, requestId: string) {
  return tx
    .selectFrom('requestComment')
    .leftJoin('person', 'person.id', 'requestComment.writtenBy')
    .where('requestId', '=', requestId)
    .select(['requestComment.id', 'requestComment.words', 'requestComment.addedAt as at', 'requestComment.writtenBy'])
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
    .select(['requestNote.id', 'requestNote.words', 'requestNote.writtenAt as at', 'requestNote.writtenBy'])
    .select(['person.firstName', 'person.lastName'])
    .orderBy('requestNote.writtenAt')
    .orderBy('requestNote.id')
    .execute()
}
