import { randomUUIDv7 } from 'node:crypto'
import { afterAnswer, afterClose, afterTake, type RequestWords } from '@ferrule/domain/requests/request-work'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  insertRequestAnswer,
  insertRequestNote,
  lockWorkedRequest,
  saveRequestWork,
  type WorkedRequest,
} from './request-work-store.ts'
import { sendOnce } from './send-once.ts'
import { tellSender } from './tell-sender.ts'

type WorkRefusal = 'request-unknown' | 'request-closed' | 'no-address' | 'idempotency-key-reused'
export type Worked = Result<{ id: string }, WorkRefusal>
type AnswerDeps = Pick<Deps, 'db' | 'now' | 'requestLinks' | 'publicOrigin'>

/** Somebody of the service takes a request: from now on it is theirs to answer. */
export async function takeRequest({ db }: Pick<Deps, 'db'>, actor: SignedInActor, id: string): Promise<Worked> {
  return workFor(db, actor, (tx, scope) =>
    work(tx, scope, { id, action: 'take-request', decide: afterTake, takes: true }),
  )
}

export async function closeRequest({ db }: Pick<Deps, 'db'>, actor: SignedInActor, id: string): Promise<Worked> {
  return workFor(db, actor, (tx, scope) => work(tx, scope, { id, action: 'close-request', decide: afterClose }))
}

/** Answers a request: it stands on the sender's page, and goes to them by mail. The same send again changes nothing. */
export async function answerRequest(
  { db, now, ...links }: AnswerDeps,
  actor: SignedInActor,
  written: RequestWords,
): Promise<Worked> {
  const { requestId, words } = written
  return workFor(db, actor, async (tx, scope) =>
    writeOnce({ tx, scope }, written, {
      action: 'answer-request',
      decide: afterAnswer,
      takes: true,
      alsoSave: async (request) => {
        if (!request.answers['email']) return 'no-address'
        await insertRequestAnswer(tx, { id: randomUUIDv7(), requestId, words, writtenBy: scope.personId, at: now() })
        await tellSender(tx, request, { words, ...links })
        return undefined
      },
    }),
  )
}

/** A note the sender never sees; it changes nothing of the request. The same send again changes nothing either. */
export async function noteOnRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  written: RequestWords,
): Promise<Worked> {
  const { requestId, words } = written
  return workFor(db, actor, (tx, scope) =>
    writeOnce({ tx, scope }, written, {
      action: 'note-on-request',
      decide: ok,
      alsoSave: async () => {
        await insertRequestNote(tx, { id: randomUUIDv7(), requestId, words, writtenBy: scope.personId, at: now() })
        return undefined
      },
    }),
  )
}

async function writeOnce(
  { tx, scope }: { tx: Queries; scope: Scope },
  { idempotencyKey: key, requestId: id, words }: RequestWords,
  working: Omit<Working, 'id'>,
): Promise<Worked> {
  const operation = `${working.action}:${scope.personId}`
  const send = { operation, key, fingerprint: contentHash([id, words]), answer: { id } }
  return sendOnce(tx, send, () => work(tx, scope, { ...working, id }))
}

type Working = {
  id: string
  action: string
  decide: (state: RequestState) => Result<RequestState, WorkRefusal>
  /** Whether it becomes theirs who does it, unless it is somebody's already. */
  takes?: boolean
  alsoSave?: (request: NonNullable<WorkedRequest>) => Promise<WorkRefusal | undefined>
}

/** It is locked first, so of two who work on it at once the second decides on what the first has left. */
async function work(
  tx: Queries,
  { personId }: Scope,
  { id, action, decide, takes = false, alsoSave }: Working,
): Promise<Worked> {
  const request = await lockWorkedRequest(tx, id)
  if (!request) return refuse('request-unknown')
  const decided = decide(request.state)
  if (!decided.ok) return decided
  const refusal = await alsoSave?.(request)
  if (refusal) return refuse(refusal)
  const isTaken = takes && (action === 'take-request' || request.assignedTo === null)
  await saveRequestWork(tx, id, { state: decided.value, assignedTo: isTaken ? personId : request.assignedTo })
  await recordEvent(tx, {
    actor: personId,
    action,
    subjectType: 'visitor-request',
    subjectId: id,
    before: { state: request.state },
    after: { state: decided.value },
  })
  return ok({ id })
}
