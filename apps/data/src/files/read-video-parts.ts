import type { Readable } from 'node:stream'
import { ebmlHeaderId, type VideoBox } from '@ferrule/domain/files/video-structure'

/** More parts than any real video has; parsing stops there. */
const maxParts = 20_000

/** The longest header: a size of four bytes, a name of four and a size of eight. */
const headBytes = 16

/** The top-level parts of a video. Content between the headers is skipped, so memory stays constant. */
export async function readVideoParts(content: Readable): Promise<VideoBox[]> {
  const parts: VideoBox[] = []
  let pending = Buffer.alloc(0)
  let toSkip = 0
  const readHeads = (isEnd: boolean) => {
    while (toSkip < pending.length && (pending.length - toSkip >= headBytes || isEnd)) {
      const part = readHead(pending.subarray(toSkip))
      parts.push(part)
      toSkip = part.size === undefined ? Number.POSITIVE_INFINITY : toSkip + part.size
    }
    const dropped = Math.min(toSkip, pending.length)
    pending = pending.subarray(dropped)
    toSkip -= dropped
  }
  for await (const chunk of content) {
    pending = Buffer.concat([pending, chunk])
    readHeads(false)
    if (parts.length > maxParts) break
  }
  readHeads(true)
  return parts
}

/** Reads the header of an EBML element (WebM) or of a box (MP4). */
function readHead(head: Buffer): VideoBox {
  return isElement(head) ? readElement(head) : readBox(head)
}

/** An invalid header; its undefined size ends the parsing. */
const invalidPart = { name: '', size: undefined }

function readBox(head: Buffer): VideoBox {
  if (head.length < 8) return invalidPart
  const name = head.toString('latin1', 4, 8)
  const size = head.readUInt32BE(0)
  if (size === 0) return { name, size: undefined }
  if (size >= 8) return { name, size }
  if (size !== 1 || head.length < 16) return invalidPart
  const long = Number(head.readBigUInt64BE(8))
  return long >= 16 ? { name, size: long } : invalidPart
}

const elements = [ebmlHeaderId, '18538067', 'ec']

function isElement(head: Buffer): boolean {
  return elements.some((name) => head.toString('hex', 0, name.length / 2) === name)
}

/** EBML encodes the length of a number in its leading zero bits; all value bits set means "unknown size". */
function readElement(head: Buffer): VideoBox {
  const name = elements.find((element) => head.toString('hex', 0, element.length / 2) === element) ?? ''
  const at = name.length / 2
  const first = head[at] ?? 0
  const length = Math.clz32(first) - 24 + 1
  if (first === 0 || head.length < at + length) return invalidPart
  const bits = head.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0) - 2 ** (7 * length)
  return { name, size: bits === 2 ** (7 * length) - 1 ? undefined : at + length + bits }
}
