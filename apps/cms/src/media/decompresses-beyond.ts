import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'

/** Start of a stream, the part of a PDF that may be compressed; it ends with `endstream`. */
const streamStart = /stream\r?\n/g

class BeyondLimit extends Error {}

/**
 * Whether the streams of a PDF, decompressed through all nested layers, exceed `maxBytes`. The decompressed data is
 * discarded at once, and decompression stops at the limit.
 */
export async function decompressesBeyond(content: Buffer, maxBytes: number): Promise<boolean> {
  let left = maxBytes
  const countBytes = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new BeyondLimit()
  }
  try {
    for (const { index, 0: keyword } of content.toString('latin1').matchAll(streamStart)) {
      const start = index + keyword.length
      const end = content.indexOf('endstream', start)
      await decompressLayers(Readable.from([content.subarray(start, end === -1 ? undefined : end)]), countBytes)
    }
    return false
  } catch (error) {
    if (error instanceof BeyondLimit) return true
    throw error
  }
}

async function decompressLayers(compressed: AsyncIterable<Buffer>, countBytes: (bytes: number) => void): Promise<void> {
  const chunks = compressed[Symbol.asyncIterator]()
  const { value: first, done } = await chunks.next()
  if (done) return
  if (isZlibData(first)) return decompressLayers(withByteCount(inflate(prepend(first, chunks)), countBytes), countBytes)
  for await (const _ of prepend(first, chunks)) continue
}

/** Recognises zlib data by its two header bytes. */
function isZlibData(head: Buffer): boolean {
  return head.length > 1 && (head.readUInt8() & 0x0f) === 8 && head.readUInt16BE() % 31 === 0
}

async function* prepend(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Decompresses as far as possible: data that is truncated or only looks compressed ends without an error. */
async function* inflate(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflater = createInflate()
  const source = Readable.from(compressed)
  source.on('error', (error) => inflater.destroy(error))
  try {
    yield* source.pipe(inflater) as AsyncIterable<Buffer>
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
  } finally {
    source.destroy()
  }
}

async function* withByteCount(
  chunks: AsyncIterable<Buffer>,
  countBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    countBytes(chunk.length)
    yield chunk
  }
}
