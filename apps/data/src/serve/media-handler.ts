import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { parsePicturePath, readFileName } from '@ferrule/domain/pictures/picture-path'
import type { FindPicture } from '../pictures/find-picture.ts'
import { QueueFullError } from '../pictures/semaphore.ts'
import { sendError } from './send.ts'

type MediaHandler = { findPicture: FindPicture; storage: ObjectStorage; mediaBucket: string }

const servedTypes: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' }

/** Serves variants of pictures, and videos and PDFs as uploaded. An original picture is never served. */
export async function handleMedia(
  request: IncomingMessage,
  response: ServerResponse,
  deps: MediaHandler,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  const path = request.url ?? ''
  const variant = parsePicturePath(path)
  const isSent = variant ? await sendPicture(variant, response, deps) : await sendFile(path, response, deps)
  if (!isSent) sendError(response, 404, { code: 'NOT_FOUND' })
}

type Variant = NonNullable<ReturnType<typeof parsePicturePath>>

async function sendPicture(
  variant: Variant,
  response: ServerResponse,
  { findPicture }: MediaHandler,
): Promise<boolean> {
  try {
    const picture = await findPicture(variant)
    if (!picture) return false
    response.writeHead(200, { 'content-type': `image/${variant.format}`, 'content-length': picture.byteLength })
    response.end(picture)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    sendError(response, 503, { code: 'BUSY', headers: { 'retry-after': '5' } })
  }
  return true
}

async function sendFile(path: string, response: ServerResponse, { storage, mediaBucket }: MediaHandler) {
  const [, name = '', extension = ''] = /^\/media\/([^/?]+[.]([a-z0-9]+))$/.exec(path) ?? []
  const file = readFileName(name)
  const type = Object.hasOwn(servedTypes, extension) ? servedTypes[extension] : undefined
  const found = file !== undefined && type ? await storage.find(mediaBucket, file) : undefined
  if (!found || !type) return false
  response.writeHead(200, { 'content-type': type, 'content-length': found.byteSize })
  await pipeline(found.content, response)
  return true
}
