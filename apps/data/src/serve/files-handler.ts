import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { refuse, type Result } from '@ferrule/domain/result'
import type { FileLinks } from '../files/file-links.ts'
import { type Download, type FileDeps, findAttachment, findDownload } from '../files/find-download.ts'
import type { Authenticate } from '../sign-in/authenticate.ts'
import { sendError } from './send.ts'

export type FilesHandler = FileDeps & {
  authenticate: Authenticate
  /** The URL in the DPoP proofs of browsers, without the id. */
  publicUrl: string
  links: FileLinks
}

/** Sends every file as a download, so that no upload becomes a page, picture or script of our own origin. */
export async function handleFile(
  request: IncomingMessage,
  response: ServerResponse,
  deps: FilesHandler,
): Promise<void> {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  // A signed link grants access by itself; files of tickets need a signed-in user.
  const linked = deps.links.read(request.url?.replace('/files/', '') ?? '')
  if (linked !== undefined) return sendDownload(response, await findDownload(deps, linked))
  const id = /^\/files\/([A-Za-z0-9_-]{43})$/.exec(request.url ?? '')?.[1]
  const actor = await deps.authenticate({
    method: 'GET',
    url: `${deps.publicUrl}/${id}`,
    authorization: request.headers.authorization,
    dpop: request.headersDistinct['dpop']?.join(','),
  })
  if (!actor.ok) {
    const headers = { 'www-authenticate': `DPoP error="${actor.reason}", algs="ES256"` }
    return sendError(response, 401, { code: actor.reason, headers })
  }
  await sendDownload(response, id === undefined ? refuse('unknown') : await findAttachment(deps, actor.value, id))
}

async function sendDownload(
  response: ServerResponse,
  download: Result<Download, 'pending' | 'unknown'>,
): Promise<void> {
  if (!download.ok) {
    const pending = download.reason === 'pending'
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
