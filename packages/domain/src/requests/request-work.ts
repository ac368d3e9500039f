import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import { freeText, idempotencyKey } from './form-fields.ts'
import type { RequestState } from './request-progress.ts'

type Worked = Result<RequestState, 'request-closed'>

/** Somebody of the service takes it: from now on a person has read it. */
export function afterTake(state: RequestState): Worked {
  if (state === 'closed') return refuse('request-closed')
  return ok(state === 'received' ? 'read' : state)
}

export function afterAnswer(state: RequestState): Worked {
  return state === 'closed' ? refuse('request-closed') : ok('answered')
}

export function afterClose(state: RequestState): Worked {
  return state === 'closed' ? refuse('request-closed') : ok('closed')
}

/** Whoever adds something waits for an answer again, also where everything seemed to be said. */
export function afterAddition(state: RequestState): RequestState {
  return state === 'received' ? state : 'read'
}

/** Whether the promise to reply still stands open. */
export function awaitsReply(state: RequestState): boolean {
  return state === 'received' || state === 'read'
}

/** An answer to a request, or a note on it. */
export const requestWords = z.strictObject({ idempotencyKey, requestId: z.uuid(), words: freeText(10_000) })
export type RequestWords = z.infer<typeof requestWords>

const subjectLength = 120

/** One line that says what it is about, for lists: requests have no subject of their own. */
export function toRequestSubject({
  about,
  answers,
}: {
  about: string
  answers: Readonly<Record<string, string>>
}): string {
  const words = [answers['message'], answers['description'], answers['feedback'], about].find((text) => text)
  const line = (words ?? '').replace(/\s+/g, ' ').trim()
  return line.length <= subjectLength ? line : `${line.slice(0, subjectLength - 1).trimEnd()}…`
}
