import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphqlServer } from '../graphql/graphql-server.ts'
import type { Deps } from '../graphql/request-context.ts'
import type { ActorReader } from '../sign-in/actor-reader.ts'
import { readBody } from './read-body.ts'
import { sendError } from './send.ts'

const maxBodyBytes = 100_000

export type GraphqlDoor = {
  graphql: GraphqlServer
  readActor: ActorReader
  /** The address browsers sign their requests for. */
  publicUrl: string
  deps: Deps
  /** For those who are signed in: visitors have connections of their own. */
  portalDb: Deps['db']
}

/** POST with JSON only: nothing a form, a link or a picture on another site could send is understood here. */
export async function answerGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  door: GraphqlDoor,
): Promise<void> {
  if (request.method !== 'POST')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'POST' } })
  if (!isJson(request.headers['content-type'])) return sendError(response, 415, { code: 'UNSUPPORTED_MEDIA_TYPE' })
  const body = await readBody(request, maxBodyBytes)
  if (!body.ok) return sendError(response, 413, { code: 'PAYLOAD_TOO_LARGE' })
  const actor = await door.readActor({
    method: 'POST',
    url: door.publicUrl,
    authorization: request.headers.authorization,
    dpop: request.headersDistinct['dpop']?.join(','),
  })
  if (!actor.ok) {
    const headers = { 'www-authenticate': `DPoP error="${actor.reason}", algs="ES256"` }
    return sendError(response, 401, { code: actor.reason, headers })
  }
  const startedAt = performance.now()
  const db = actor.value.kind === 'user' ? door.portalDb : door.deps.db
  const clientAddress = request.headersDistinct['x-forwarded-for']?.at(-1) ?? ''
  const answer = await door.graphql(body.value, { ...door.deps, db, actor: actor.value, clientAddress })
  if (request.headers['x-debug-level'] === 'debug') {
    const durationMs = Math.round(performance.now() - startedAt)
    const operation = /"operationName":"(\w+)"/.exec(body.value)?.[1]
    door.deps.log.info('operation-debug', { operation, status: answer.status, durationMs, bytes: body.value.length })
  }
  response.writeHead(answer.status, {
    'content-type': 'application/graphql-response+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(answer.body)
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
