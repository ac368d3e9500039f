import type { Readable } from 'node:stream'
import { ebmlHead, type FilmPart } from '@ferrule/domain/files/film-parts'

/** More than any film has; who sends more than this sends none. */
const mostParts = 20_000

/** The longest head of a part: a size of eight bytes behind a size of four and a name. */
const headBytes = 16

/** The parts of a film on its outermost level. Everything between their heads is passed over, so memory stays flat. */
export async function readFilmParts(content: Readable): Promise<FilmPart[]> {
  const parts: FilmPart[] = []
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
    if (parts.length > mostParts) break
  }
  readHeads(true)
  return parts
}

/** Which of the two families it belongs to shows by its first part; each names what follows in its own way. */
function readHead(head: Buffer): FilmPart {
  return isElement(head) ? readElement(head) : readBox(head)
}

/** A part too short to have a head is garbage; with a size of its own it ends the reading. */
const garbage = { name: '', size: undefined }

function readBox(head: Buffer): FilmPart {
  if (head.length < 8) return garbage
  const name = head.toString('latin1', 4, 8)
  const size = head.readUInt32BE(0)
  if (size === 0) return { name, size: undefined }
  if (size >= 8) return { name, size }
  if (size !== 1 || head.length < 16) return garbage
  const long = Number(head.readBigUInt64BE(8))
  return long >= 16 ? { name, size: long } : garbage
}

const elements = [ebmlHead, '18538067', 'ec']

function isElement(head: Buffer): boolean {
  return elements.some((name) => head.toString('hex', 0, name.length / 2) === name)
}

/** EBML: how many bytes a number has is told by the zeros it begins with; one bits alone are "unknown". */
function readElement(head: Buffer): FilmPart {
  const name = elements.find((one) => head.toString('hex', 0, one.length / 2) === one) ?? ''
  const at = name.length / 2
  const first = head[at] ?? 0
  const length = Math.clz32(first) - 24 + 1
  if (first === 0 || head.length < at + length) return garbage
  const bits = head.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0) - 2 ** (7 * length)
  return { name, size: bits === 2 ** (7 * length) - 1 ? undefined : at + length + bits }
}
