import { toRequestNumber } from '@ferrule/domain/requests/request'
import { deleteMailsAbout } from '../mail/outgoing-mail-queries.ts'
import type { Queries } from '../postgres/database.ts'
import { deleteClosedRequests, deleteRequestsFrom } from './visitor-request-store.ts'

/** Deletes the requests of an address with their comments, and the mails about them to our teams. */
export async function eraseRequests(tx: Queries, email: string): Promise<void> {
  const ids = await deleteRequestsFrom(tx, email)
  await deleteMailsAbout(tx, ids.map(toRequestNumber))
}

/** Deletes closed requests whose reply was due before a time, as above. Returns their number. */
export async function eraseClosedRequests(
  tx: Queries,
  expired: { dueBefore: Date; maxCount: number },
): Promise<number> {
  const ids = await deleteClosedRequests(tx, expired)
  await deleteMailsAbout(tx, ids.map(toRequestNumber))
  return ids.length
}
