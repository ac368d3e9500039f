import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { readByteRange } from '@ferrule/domain/files/byte-range'
import type { ReleaseFileDeps } from '../software/find-release-file.ts'
import { findReleaseFile } from '../software/find-release-file.ts'
import { sendError } from './send.ts'

/** `/software/{token}`: a software release as a download, with byte ranges for resuming. */
export async function handleSoftware(
  request: IncomingMessage,
  response: ServerResponse,
  deps: ReleaseFileDeps,
): Promise<void> {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  const token = /^\/software\/([A-Za-z0-9_-]{70})$/.exec(request.url ?? '')?.[1]
  const file = token === undefined ? undefined : await findReleaseFile(deps, token)
  if (!file) return sendError(response, 404, { code: 'NOT_FOUND' })
  const range = readByteRange(request.headers.range, file.byteSize)
  const part = range === 'unsatisfiable' ? undefined : await file.open(range)
  if (range === 'unsatisfiable')
    return sendError(response, 416, { code: 'RANGE', headers: { 'content-range': `bytes */${file.byteSize}` } })
  if (!part) return sendError(response, 404, { code: 'NOT_FOUND' })
  response.writeHead(range ? 206 : 200, {
    'content-type': 'application/octet-stream',
    'content-length': part.byteSize,
    'content-disposition': toAttachment(file.fileName),
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.byteSize}` } : {}),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await pipeline(part.content, response)
}
