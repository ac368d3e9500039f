import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reEncodeImage } from './re-encode-image.ts'

const tooMuch = 'needs too much memory'

/** A PNG whose header announces 40 million pixels of eight bytes each; its data is never read. */
function largePng({ interlace, chunks = [] }: { interlace: 0 | 1; chunks?: Buffer[] }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(6320, 0)
  head.writeUInt32BE(6320, 4)
  head.set([16, 6, 0, 0, interlace], 8)
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([start, chunk('IHDR', head), ...chunks, data, chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** An EXIF block whose only entry is the orientation "turn by 90 degrees". */
const turned = chunk('eXIf', Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'))

test('a picture that would need hundreds of megabytes is refused by its header [F12]', async () => {
  await expect(reEncodeImage(largePng({ interlace: 1 }), 'image/png')).rejects.toThrow(tooMuch)
  await expect(reEncodeImage(largePng({ interlace: 0, chunks: [turned] }), 'image/png')).rejects.toThrow(tooMuch)
  await expect(reEncodeImage(largePng({ interlace: 0 }), 'image/png')).rejects.not.toThrow(tooMuch)
})

test('a progressive and turned photo is re-encoded upright', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a4a18' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer()
  const metadata = await sharp(await reEncodeImage(photo, 'image/jpeg')).metadata()
  expect(metadata).toMatchObject({ width: 40, height: 60 })
  expect(metadata.orientation).toBeUndefined()
})
