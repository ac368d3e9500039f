import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { parsePicturePath, readFileName } from '@ferrule/domain/pictures/picture-address'
import type { FindPicture } from '../pictures/find-picture.ts'
import { TooManyWaiting } from '../pictures/turns.ts'
import { sendError } from './send.ts'

type MediaDoor = { findPicture: FindPicture; storage: ObjectStorage; mediaBucket: string }

const sentAsTheyAre: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' }

/** Pictures in their variants, films and documents as they were uploaded. An original picture is never given out. */
export async function answerMedia(request: IncomingMessage, response: ServerResponse, door: MediaDoor): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  const path = request.url ?? ''
  const variant = parsePicturePath(path)
  const isAnswered = variant ? await answerPicture(variant, response, door) : await answerFile(path, response, door)
  if (!isAnswered) sendError(response, 404, { code: 'NOT_FOUND' })
}

type Variant = NonNullable<ReturnType<typeof parsePicturePath>>

async function answerPicture(variant: Variant, response: ServerResponse, { findPicture }: MediaDoor): Promise<boolean> {
  try {
    const picture = await findPicture(variant)
    if (!picture) return false
    response.writeHead(200, { 'content-type': `image/${variant.format}`, 'content-length': picture.byteLength })
    response.end(picture)
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    sendError(response, 503, { code: 'BUSY', headers: { 'retry-after': '5' } })
  }
  return true
}

async function answerFile(path: string, response: ServerResponse, { storage, mediaBucket }: MediaDoor) {
  const [, name = '', ending = ''] = /^\/media\/([^/?]+[.]([a-z0-9]+))$/.exec(path) ?? []
  const file = readFileName(name)
  const type = Object.hasOwn(sentAsTheyAre, ending) ? sentAsTheyAre[ending] : undefined
  const found = file !== undefined && type ? await storage.find(mediaBucket, file) : undefined
  if (!found || !type) return false
  response.writeHead(200, { 'content-type': type, 'content-length': found.byteSize })
  await pipeline(found.content, response)
  return true
}
