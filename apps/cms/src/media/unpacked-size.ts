import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'

/** Every packed part of a PDF stands between these words. */
const parts = /stream\r?\n/g

class BeyondLimit extends Error {}

/**
 * Whether the parts of a PDF, unpacked as often as they are packed, come to more bytes than allowed. Nothing is kept of
 * what is unpacked, and no more is unpacked than allowed.
 */
export async function unpacksBeyond(content: Buffer, mostBytes: number): Promise<boolean> {
  let left = mostBytes
  const spend = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new BeyondLimit()
  }
  try {
    for (const { index, 0: word } of content.toString('latin1').matchAll(parts)) {
      const start = index + word.length
      const end = content.indexOf('endstream', start)
      await unpack(Readable.from([content.subarray(start, end === -1 ? undefined : end)]), spend)
    }
    return false
  } catch (error) {
    if (error instanceof BeyondLimit) return true
    throw error
  }
}

async function unpack(packed: AsyncIterable<Buffer>, spend: (bytes: number) => void): Promise<void> {
  const chunks = packed[Symbol.asyncIterator]()
  const { value: first, done } = await chunks.next()
  if (done) return
  if (isPacked(first)) return unpack(counted(inflated(again(first, chunks)), spend), spend)
  for await (const _ of again(first, chunks)) continue
}

/** By the two bytes that zlib begins with. */
function isPacked(head: Buffer): boolean {
  return head.length > 1 && (head.readUInt8() & 0x0f) === 8 && head.readUInt16BE() % 31 === 0
}

async function* again(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** As far as it can be unpacked: what only looked packed, or breaks off, is no more than that. */
async function* inflated(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpacking = createInflate()
  const source = Readable.from(packed)
  source.on('error', (error) => unpacking.destroy(error))
  try {
    yield* source.pipe(unpacking) as AsyncIterable<Buffer>
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
  } finally {
    source.destroy()
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, spend: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    spend(chunk.length)
    yield chunk
  }
}
