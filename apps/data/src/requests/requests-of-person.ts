import { toRequestNumber } from '@ferrule/domain/requests/request'
import { forgetMailsAbout } from '../mail/mails-of-person.ts'
import type { Queries } from '../postgres/database.ts'
import { deleteRequestsFrom, findRequestsFrom } from './visitor-request-store.ts'

export type RequestOfPerson = { id: string; kind: string; state: string; answers: unknown; receivedAt: Date }

/** What somebody sent with our forms. The address must be proved to be theirs. */
export function listRequestsFrom(queries: Queries, email: string): Promise<RequestOfPerson[]> {
  return findRequestsFrom(queries, email)
}

/** Requests, what was added to them, and the mails in which our teams got them. */
export async function forgetRequests(tx: Queries, email: string): Promise<void> {
  const ids = await deleteRequestsFrom(tx, email)
  await forgetMailsAbout(tx, ids.map(toRequestNumber))
}
