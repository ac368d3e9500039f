import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { findProductFile, type ProductFileDeps } from '../catalogue/find-product-file.ts'
import { sendError } from './send.ts'

/** `/product-files/{id}`: a data sheet, manual or drawing as a download with its original name. */
export async function handleProductFile(
  request: IncomingMessage,
  response: ServerResponse,
  deps: ProductFileDeps,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  const id = /^\/product-files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(request.url ?? '')?.[1]
  const file = id === undefined ? undefined : await findProductFile(deps, id)
  if (!file) return sendError(response, 404, { code: 'NOT_FOUND' })
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': file.byteSize,
    'content-disposition': toAttachment(file.fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  })
  if (request.method === 'HEAD') {
    file.content.destroy()
    return void response.end()
  }
  await pipeline(file.content, response)
}
