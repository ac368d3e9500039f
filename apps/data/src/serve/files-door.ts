import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { type FileDeps, findDownload } from '../files/find-download.ts'
import { sendError } from './send.ts'

/** A download is bytes to save, whatever they are: never a page, picture or script of our own origin. */
export async function answerFile(request: IncomingMessage, response: ServerResponse, door: FileDeps): Promise<void> {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  const id = /^\/files\/([A-Za-z0-9_-]{43})$/.exec(request.url ?? '')?.[1]
  const download = id === undefined ? undefined : await findDownload(door, id)
  if (!download?.ok) {
    const pending = download?.reason === 'pending'
    return sendError(response, pending ? 409 : 404, { code: pending ? 'PENDING' : 'NOT_FOUND' })
  }
  const { content, byteSize, fileName } = download.value
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': byteSize,
    'content-disposition': toAttachment(fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await pipeline(content, response)
}
