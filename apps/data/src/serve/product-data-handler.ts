import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readProductData } from '../catalogue/read-product-data.ts'
import type { Deps } from '../graphql/request-context.ts'
import { sendError } from './send.ts'

/** `/product-data/{sisCode}`: streams the catalogue, which would not fit in memory. */
export async function handleProductData(
  request: IncomingMessage,
  response: ServerResponse,
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  const sisCode = /^\/product-data\/([A-Za-z_]+)(?:\?.*)?$/.exec(request.url ?? '')?.[1]
  const found = sisCode === undefined ? undefined : await readProductData(deps, sisCode)
  if (!found) return sendError(response, 404, { code: 'NOT_FOUND' })
  const headers = { etag: found.tag, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' }
  const isCurrent = request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === found.tag)
  if (isCurrent) return void response.writeHead(304, headers).end()
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') return void response.end()
  await pipeline(Readable.from(found.content(), { objectMode: true, highWaterMark: 2 }), response)
}
