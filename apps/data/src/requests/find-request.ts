import { isReceiptOpen } from '@ferrule/domain/requests/request-progress'
import type { Deps } from '../graphql/request-context.ts'
import { type ContactLocation, findContactLocation } from './contact-location-store.ts'
import type { Queries } from '../postgres/database.ts'
import { listRequestFiles, type RequestFile } from './request-file-store.ts'
import {
  findVisitorRequest,
  listRequestComments,
  type RequestComment,
  type RequestView,
} from './visitor-request-store.ts'

export type RequestWithDetails = RequestView & {
  location: ContactLocation | null
  comments: RequestComment[]
  files: RequestFile[]
}

/** The request of a token, until its receipt expires. */
export async function findRequestByToken(
  { db, now, requestLinks }: Pick<Deps, 'db' | 'now' | 'requestLinks'>,
  token: string,
): Promise<RequestWithDetails | undefined> {
  const id = requestLinks.readToken(token)
  const request = id === undefined ? undefined : await findVisitorRequest(db.queries, id)
  return request && isReceiptOpen(request.receivedAt, now()) ? withDetails(db.queries, request) : undefined
}

/** Adds the responsible location, the comments and the files. */
export async function withDetails(queries: Queries, request: RequestView): Promise<RequestWithDetails> {
  const [location, comments, files] = await Promise.all([
    request.contactLocation ? findContactLocation(queries, request.contactLocation) : undefined,
    listRequestComments(queries, request.id),
    listRequestFiles(queries, request.id),
  ])
  return { ...request, location: location ?? null, comments, files }
}
