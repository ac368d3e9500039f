import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxBodyBytes } from '@ferrule/domain/edge/body-limit'
import type { GraphqlServer } from '../graphql/graphql-server.ts'
import type { Deps } from '../graphql/request-context.ts'
import type { Authenticate } from '../sign-in/authenticate.ts'
import { readBody } from './read-body.ts'
import { sendError } from './send.ts'

export type GraphqlHandler = {
  graphql: GraphqlServer
  authenticate: Authenticate
  /** The URL in the DPoP proofs of browsers. */
  publicUrl: string
  deps: Deps
  /** Connections of signed-in users; visitors have a separate pool. */
  portalDb: Deps['db']
}

/** Accepts only POST with JSON, which forms, links and pictures on other sites cannot send (CSRF). */
export async function handleGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  handler: GraphqlHandler,
): Promise<void> {
  if (request.method !== 'POST')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'POST' } })
  if (!isJson(request.headers['content-type'])) return sendError(response, 415, { code: 'UNSUPPORTED_MEDIA_TYPE' })
  const body = await readBody(request, maxBodyBytes)
  if (!body.ok) return sendError(response, 413, { code: 'PAYLOAD_TOO_LARGE' })
  const actor = await handler.authenticate({
    method: 'POST',
    url: handler.publicUrl,
    authorization: request.headers.authorization,
    dpop: request.headersDistinct['dpop']?.join(','),
  })
  if (!actor.ok) {
    const headers = { 'www-authenticate': `DPoP error="${actor.reason}", algs="ES256"` }
    return sendError(response, 401, { code: actor.reason, headers })
  }
  const startedAt = performance.now()
  const db = actor.value.kind === 'user' ? handler.portalDb : handler.deps.db
  const clientAddress = request.headersDistinct['x-forwarded-for']?.at(-1) ?? ''
  const result = await handler.graphql(body.value, { ...handler.deps, db, actor: actor.value, clientAddress })
  if (request.headers['x-debug-level'] === 'debug') {
    const durationMs = Math.round(performance.now() - startedAt)
    const operation = /"operationName":"(\w+)"/.exec(body.value)?.[1]
    handler.deps.log.info('operation-debug', { operation, status: result.status, durationMs, bytes: body.value.length })
  }
  response.writeHead(result.status, {
    'content-type': 'application/graphql-response+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(result.body)
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
