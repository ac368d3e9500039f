import { isReceiptOpen } from '@ferrule/domain/requests/request-progress'
import type { Deps } from '../graphql/request-context.ts'
import { type ContactLocation, findContactLocation } from './contact-location-store.ts'
import type { Queries } from '../postgres/database.ts'
import { listRequestFiles, type RequestFile } from './request-file-store.ts'
import {
  findVisitorRequest,
  listRequestComments,
  type RequestComment,
  type ShownRequest,
} from './visitor-request-store.ts'

export type FoundRequest = ShownRequest & {
  location: ContactLocation | null
  comments: RequestComment[]
  files: RequestFile[]
}

/** The request a link was made for, while the link is good. */
export async function findRequestByToken(
  { db, now, requestLinks }: Pick<Deps, 'db' | 'now' | 'requestLinks'>,
  token: string,
): Promise<FoundRequest | undefined> {
  const id = requestLinks.readToken(token)
  const request = id === undefined ? undefined : await findVisitorRequest(db.queries, id)
  return request && isReceiptOpen(request.receivedAt, now()) ? withDetails(db.queries, request) : undefined
}

/** With the place that answers it, what was written since, and its files. */
export async function withDetails(queries: Queries, request: ShownRequest): Promise<FoundRequest> {
  const [location, comments, files] = await Promise.all([
    request.contactLocation ? findContactLocation(queries, request.contactLocation) : undefined,
    listRequestComments(queries, request.id),
    listRequestFiles(queries, request.id),
  ])
  return { ...request, location: location ?? null, comments, files }
}
