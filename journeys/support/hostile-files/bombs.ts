import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { compressedZeros, toChunk, toPng } from './png.ts'

const huge = 50_000
/** Just below the limit of 40 million pixels. */
const large = 6320
const bomb = (name: string, content: Buffer): HostileFile => ({ kind: 'decompression bomb', name, content })

/** An EXIF block whose only entry is the orientation "turn by 90 degrees". */
const turned = toChunk('eXIf', Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'))

/** Some kilobytes each that would become hundreds of megabytes or gigabytes. */
export async function bombs(): Promise<HostileFile[]> {
  const deep = { side: large, bitDepth: 16, colourType: 6 } as const
  // With the filter byte of each line; interlacing only adds lines, so the data is long enough to begin with.
  const rows = await compressedZeros(large * (large * 8 + 1))
  const solid = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#9a4a18' } })
  const small = { side: 8, bitDepth: 1, colourType: 0 } as const
  const dot = deflateSync(Buffer.alloc(16))
  const keyword = Buffer.from('Comment\0\0', 'latin1')
  const text = toChunk('zTXt', Buffer.concat([keyword, await compressedZeros(200_000_000)]))
  const profile = toChunk('iCCP', Buffer.concat([keyword, await compressedZeros(200_000_000)]))
  const lines = await compressedZeros(huge * (huge / 8 + 1))
  return [
    bomb('50000.png', toPng({ side: huge, bitDepth: 1, colourType: 0 }, lines)),
    bomb('50000.jpg', withSizeOfJpeg(await solid(16).jpeg().toBuffer())),
    bomb('50000.gif', withSizeOfGif(await solid(16).gif().toBuffer())),
    bomb('interlaced.png', toPng({ ...deep, isInterlaced: true }, rows)),
    bomb('turned.png', toPng(deep, rows, [turned])),
    bomb('progressive.jpg', await solid(large).jpeg({ progressive: true, quality: 10 }).toBuffer()),
    bomb('large.webp', await solid(large).webp({ quality: 10, effort: 0 }).toBuffer()),
    bomb('text.png', toPng(small, dot, [text])),
    bomb('profile.png', toPng(small, dot, [profile])),
  ]
}

/** Writes the size into the frame header, which begins with `ff c0`. */
function withSizeOfJpeg(picture: Buffer): Buffer {
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]))
  picture.writeUInt16BE(huge, frame + 5)
  picture.writeUInt16BE(huge, frame + 7)
  return picture
}

/** Writes the size of the screen and of the first frame. */
function withSizeOfGif(picture: Buffer): Buffer {
  const frame = picture.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 16, 0]))
  for (const at of [6, 8, frame + 5, frame + 7]) picture.writeUInt16LE(huge, at)
  return picture
}
