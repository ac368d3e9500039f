import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import { freeText, idempotencyKey } from './form-fields.ts'
import type { RequestState } from './request-progress.ts'

type StateChange = Result<RequestState, 'request-closed'>

/** An agent has assigned the request to themselves, so it counts as read. */
export function afterAssignRequest(state: RequestState): StateChange {
  if (state === 'closed') return refuse('request-closed')
  return ok(state === 'received' ? 'read' : state)
}

export function afterAnswer(state: RequestState): StateChange {
  return state === 'closed' ? refuse('request-closed') : ok('answered')
}

export function afterCloseRequest(state: RequestState): StateChange {
  return state === 'closed' ? refuse('request-closed') : ok('closed')
}

/** An addition reopens a request, because the sender awaits a reply again. */
export function afterAddition(state: RequestState): RequestState {
  return state === 'received' ? state : 'read'
}

/** Whether a reply is still due. */
export function awaitsReply(state: RequestState): boolean {
  return state === 'received' || state === 'read'
}

/** An answer to a request, or a note on it. */
export const requestMessageInput = z.strictObject({ idempotencyKey, requestId: z.uuid(), body: freeText(10_000) })
export type RequestMessageInput = z.infer<typeof requestMessageInput>

const maxSubjectLength = 120

/** A subject line for lists, because requests have no subject. */
export function toRequestSubject({
  about,
  answers,
}: {
  about: string
  answers: Readonly<Record<string, string>>
}): string {
  const text = [answers['message'], answers['description'], answers['feedback'], about].find(Boolean)
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length <= maxSubjectLength ? line : `${line.slice(0, maxSubjectLength - 1).trimEnd()}…`
}
