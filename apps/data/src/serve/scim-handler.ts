import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ScimObject } from '@ferrule/domain/scim/match-filter'
import { type ScimRefusal, toScimError } from '@ferrule/domain/scim/scim-error'
import { maxBodyBytes } from '@ferrule/domain/edge/body-limit'
import { toClientNetwork } from '@ferrule/domain/edge/client-network'
import type { RateLimit } from '../rate-limits/rate-limit.ts'
import { answerScim, type ScimDeps } from '../user-admin/scim/answer-scim.ts'
import { findDirectory } from '../user-admin/scim/find-directory.ts'
import { readBody } from './read-body.ts'

export type ScimHandler = ScimDeps & {
  /** Requests of an organisation. */
  limitOrganisation: RateLimit
  /** Requests with an invalid token from a network. */
  limitAddress: RateLimit
}

/** `/scim/v2`: the directory of a customer sends its people and groups, with a bearer token. */
export async function handleScim(request: IncomingMessage, response: ServerResponse, deps: ScimHandler): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const path = /^\/scim\/v2(\/.*)$/.exec(pathname)?.[1]
  // The body is always read: left unread, it would block the next request on the connection.
  const body = await readBody(request, maxBodyBytes)
  if (path === undefined) return sendRefusal(response, 'not-found')
  const token = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1]
  const directory = token === undefined ? undefined : await findDirectory(deps, token)
  if (!directory) {
    const isAllowed = await deps.limitAddress(toClientNetwork(request.headersDistinct['x-forwarded-for']?.at(-1) ?? ''))
    return sendRefusal(response, isAllowed ? 'unauthorised' : 'too-many-requests')
  }
  if (!(await deps.limitOrganisation(directory.organisationId))) return sendRefusal(response, 'too-many-requests')
  if (!body.ok) return sendRefusal(response, 'too-large')
  const answer = await answerScim(deps, directory, {
    method: request.method ?? '',
    path,
    query: searchParams,
    body: body.value,
    ifMatch: request.headers['if-match'],
  })
  if (!answer.ok) return sendRefusal(response, answer.reason)
  const { status, etag, location } = answer.value
  send(response, status, {
    body: answer.value.body,
    headers: { ...(etag && { etag }), ...(location && { location }) },
  })
}

const refusalHeaders: Partial<Record<ScimRefusal, Record<string, string>>> = {
  unauthorised: { 'www-authenticate': 'Bearer' },
  'too-many-requests': { 'retry-after': '60' },
}

function sendRefusal(response: ServerResponse, refusal: ScimRefusal): void {
  const { status, body } = toScimError(refusal)
  send(response, status, { body, headers: refusalHeaders[refusal] ?? {} })
}

type Sent = { body: ScimObject | undefined; headers: Record<string, string> }

function send(response: ServerResponse, status: number, { body, headers }: Sent): void {
  response.writeHead(status, {
    ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(body && JSON.stringify(body))
}
