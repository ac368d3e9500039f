import type { MediaType } from '@ferrule/domain/files/media-type'
import sharp from 'sharp'

/** Larger ones would need more memory than a small machine has to spare; asked before a pixel is read. */
const mostPixels = 40_000_000
const secondsToRead = 60

// One thread for each picture: how many are read at once is decided by whoever asks.
sharp.concurrency(1)
sharp.cache(false)

/**
 * The same picture, drawn anew: what a camera noted (places, names) and whatever else was hidden in the file stays
 * behind. Rejects for one that cannot be read to its last pixel.
 */
export async function reEncodeImage(content: Uint8Array, type: MediaType): Promise<Buffer> {
  const isMoving = type === 'image/gif' || type === 'image/webp'
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', animated: isMoving })
    // A camera says by a mark, not by the order of the pixels, how it was held.
    .autoOrient()
    .timeout({ seconds: secondsToRead })
  switch (type) {
    case 'image/png':
      return await picture.png().toBuffer()
    case 'image/webp':
      return await picture.webp({ quality: 90 }).toBuffer()
    case 'image/gif':
      return await picture.gif().toBuffer()
    default:
      return await picture.jpeg({ quality: 90 }).toBuffer()
  }
}
