import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { StoredObject } from '@ferrule/connectors/object-storage/object-storage'
import { type ByteRange, readByteRange } from '@ferrule/domain/files/byte-range'
import { sendError } from './send.ts'

/** A file in the object store. Its checksum is its entity tag. */
export type SentFile = {
  sha256: string
  byteSize: number
  open: (range: ByteRange | undefined) => Promise<StoredObject | undefined>
}

/** Sends a file as stream, or the requested byte range of it, so that an interrupted download can be resumed. */
export async function sendFile(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  file: SentFile,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const range = readByteRange(request.headers.range, file.byteSize)
  if (range === 'unsatisfiable')
    return sendError(response, 416, { code: 'RANGE', headers: { 'content-range': `bytes */${file.byteSize}` } })
  const part = await file.open(range)
  if (!part) return sendError(response, 404, { code: 'NOT_FOUND' })
  response.writeHead(range ? 206 : 200, {
    'content-length': part.byteSize,
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.byteSize}` } : {}),
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  if (request.method !== 'HEAD') return pipeline(part.content, response)
  part.content.destroy()
  response.end()
}
