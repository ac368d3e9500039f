import { randomUUIDv7 } from 'node:crypto'
import {
  afterAnswer,
  afterCloseRequest,
  afterAssignRequest,
  type RequestMessageInput,
} from '@ferrule/domain/requests/request-state'
import type { RequestState } from '@ferrule/domain/requests/request-progress'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  insertRequestAnswer,
  insertRequestNote,
  lockDeskRequest,
  saveRequestWork,
  type DeskRequest,
} from './request-work-store.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { notifySender } from './notify-sender.ts'

type WorkRefusal = 'request-unknown' | 'request-closed' | 'no-address' | 'idempotency-key-reused'
export type RequestChanged = Result<{ id: string }, WorkRefusal>
type AnswerDeps = Pick<Deps, 'db' | 'now' | 'requestLinks' | 'publicOrigin'>

/** Assigns a request to the calling agent. */
export async function assignRequestToMe(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<RequestChanged> {
  return withUserScope(db, actor, (tx, scope) =>
    changeRequest(tx, scope, { id, action: 'assign-request-to-me', decide: afterAssignRequest, assigns: true }),
  )
}

export async function closeRequest(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<RequestChanged> {
  return withUserScope(db, actor, (tx, scope) =>
    changeRequest(tx, scope, { id, action: 'close-request', decide: afterCloseRequest }),
  )
}

/** Replies to a request on the receipt page and by mail. Idempotent. */
export async function answerRequest(
  { db, now, ...links }: AnswerDeps,
  actor: SignedInActor,
  message: RequestMessageInput,
): Promise<RequestChanged> {
  const { requestId, body } = message
  return withUserScope(db, actor, async (tx, scope) =>
    writeOnce({ tx, scope }, message, {
      action: 'answer-request',
      decide: afterAnswer,
      assigns: true,
      alsoSave: async (request) => {
        if (!request.answers['email']) return 'no-address'
        await insertRequestAnswer(tx, { id: randomUUIDv7(), requestId, body, writtenBy: scope.personId, at: now() })
        await notifySender(tx, request, { body, ...links })
        return undefined
      },
    }),
  )
}

/** Adds an internal note, which the sender never sees; the state of the request stays. Idempotent. */
export async function addRequestNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  message: RequestMessageInput,
): Promise<RequestChanged> {
  const { requestId, body } = message
  return withUserScope(db, actor, (tx, scope) =>
    writeOnce({ tx, scope }, message, {
      action: 'note-on-request',
      decide: ok,
      alsoSave: async () => {
        await insertRequestNote(tx, { id: randomUUIDv7(), requestId, body, writtenBy: scope.personId, at: now() })
        return undefined
      },
    }),
  )
}

async function writeOnce(
  { tx, scope }: { tx: Queries; scope: Scope },
  { idempotencyKey: key, requestId: id, body }: RequestMessageInput,
  change: Omit<RequestChange, 'id'>,
): Promise<RequestChanged> {
  const operation = `${change.action}:${scope.personId}`
  const send = { operation, key, fingerprint: contentHash([id, body]), response: { id } }
  return runOnce(tx, send, () => changeRequest(tx, scope, { ...change, id }))
}

type RequestChange = {
  id: string
  action: string
  decide: (state: RequestState) => Result<RequestState, WorkRefusal>
  /** Whether the action assigns an unassigned request to the agent. */
  assigns?: boolean
  alsoSave?: (request: NonNullable<DeskRequest>) => Promise<WorkRefusal | undefined>
}

/** Locks the request first, so the second of two concurrent changes decides on the state the first one left. */
async function changeRequest(
  tx: Queries,
  { personId }: Scope,
  { id, action, decide, assigns = false, alsoSave }: RequestChange,
): Promise<RequestChanged> {
  const request = await lockDeskRequest(tx, id)
  if (!request) return refuse('request-unknown')
  const decided = decide(request.state)
  if (!decided.ok) return decided
  const refusal = await alsoSave?.(request)
  if (refusal) return refuse(refusal)
  const isAssigned = assigns && (action === 'assign-request-to-me' || request.assignedTo === null)
  await saveRequestWork(tx, id, { state: decided.value, assignedTo: isAssigned ? personId : request.assignedTo })
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
