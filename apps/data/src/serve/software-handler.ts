import type { IncomingMessage, ServerResponse } from 'node:http'
import { toAttachment } from '@ferrule/domain/files/file-name'
import type { ReleaseFileDeps } from '../software/find-release-file.ts'
import { findReleaseFile } from '../software/find-release-file.ts'
import { sendError } from './send.ts'
import { sendFile } from './send-file.ts'

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
  return sendFile({ request, response }, file, {
    'content-type': 'application/octet-stream',
    'content-disposition': toAttachment(file.fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
}
