import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'

export type PngHeader = { side: number; bitDepth: 1 | 8 | 16; colourType: 0 | 2 | 6; isInterlaced?: boolean }

/** A PNG file of these chunks, with the given image data. */
export function toPng({ side, bitDepth, colourType, isInterlaced }: PngHeader, data: Buffer, chunks: Buffer[] = []) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([bitDepth, colourType, 0, 0, isInterlaced ? 1 : 0], 8)
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, toChunk('IHDR', head), ...chunks, toChunk('IDAT', data), toChunk('IEND')])
}

export function toChunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** This many zeros, compressed a thousandfold; they never exist at once. */
export function compressedZeros(bytes: number): Promise<Buffer> {
  const piece = Buffer.alloc(1024 * 1024)
  function* pieces() {
    for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
  }
  return buffer(Readable.from(pieces()).pipe(createDeflate()))
}
