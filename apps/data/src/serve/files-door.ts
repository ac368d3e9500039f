import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { toAttachment } from '@ferrule/domain/files/file-name'
import { refuse, type Result } from '@ferrule/domain/result'
import type { FileLinks } from '../files/file-links.ts'
import { type Download, type FileDeps, findAttachment, findDownload } from '../files/find-download.ts'
import type { ActorReader } from '../sign-in/actor-reader.ts'
import { sendError } from './send.ts'

export type FilesDoor = FileDeps & {
  readActor: ActorReader
  /** The address browsers sign their requests for, without the id. */
  publicUrl: string
  links: FileLinks
}

/** A download is bytes to save, whatever they are: never a page, picture or script of our own origin. */
export async function answerFile(request: IncomingMessage, response: ServerResponse, door: FilesDoor): Promise<void> {
  if (request.method !== 'GET')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET' } })
  // A link that we signed is a permission of its own; a file of a ticket is asked for by somebody who is signed in.
  const linked = door.links.read(request.url?.replace('/files/', '') ?? '')
  if (linked !== undefined) return sendDownload(response, await findDownload(door, linked))
  const id = /^\/files\/([A-Za-z0-9_-]{43})$/.exec(request.url ?? '')?.[1]
  const actor = await door.readActor({
    method: 'GET',
    url: `${door.publicUrl}/${id}`,
    authorization: request.headers.authorization,
    dpop: request.headersDistinct['dpop']?.join(','),
  })
  if (!actor.ok) {
    const headers = { 'www-authenticate': `DPoP error="${actor.reason}", algs="ES256"` }
    return sendError(response, 401, { code: actor.reason, headers })
  }
  await sendDownload(response, id === undefined ? refuse('unknown') : await findAttachment(door, actor.value, id))
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
