import { canDecode } from '@ferrule/domain/files/decoding-memory'
import type { MediaType } from '@ferrule/domain/files/media-type'
import sharp from 'sharp'

/** Larger images would need too much memory on a small machine; checked before decoding. */
const maxPixels = 40_000_000
const decodeTimeoutSeconds = 60

// One thread per picture: the caller decides how many are processed at once.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes and encodes a picture, which drops camera metadata (places, names) and anything else hidden in the file.
 * Rejects if the picture cannot be decoded completely or would need too much memory.
 */
export async function reEncodeImage(content: Uint8Array, type: MediaType): Promise<Buffer> {
  await checkMemory(content)
  const isAnimated = type === 'image/gif' || type === 'image/webp'
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', animated: isAnimated })
    // Applies the EXIF orientation, which the new file no longer has.
    .autoOrient()
    .timeout({ seconds: decodeTimeoutSeconds })
  switch (type) {
    case 'image/png':
      return await picture.png().toBuffer()
    case 'image/webp':
      return await picture.webp({ quality: 90 }).toBuffer()
    case 'image/gif':
      return await picture.gif().toBuffer()
    default:
      // Optimised Huffman tables would hold the whole picture in memory.
      return await picture.jpeg({ quality: 90, optimiseCoding: false }).toBuffer()
  }
}

/** Reads the header only. */
async function checkMemory(content: Uint8Array): Promise<void> {
  const header = await sharp(content, { limitInputPixels: maxPixels }).metadata()
  const fits = canDecode({
    format: header.format,
    width: header.width,
    height: header.height,
    channels: header.channels,
    bytesPerSample: header.depth === 'uchar' ? 1 : 2,
    isProgressive: header.isProgressive,
    isRotated: (header.orientation ?? 1) > 1,
  })
  if (!fits) throw new Error('decoding this picture needs too much memory')
}
