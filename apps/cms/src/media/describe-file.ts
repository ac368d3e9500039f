import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

/** Computes hash and main colour when a file is uploaded; later saves leave them unchanged. */
export const describeFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req
  if (!file) return data
  const bytes = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  return { ...data, hash: hashOf(bytes), colour: file.mimetype.startsWith('image/') ? await colourOf(bytes) : null }
}

/** Returns a content hash. Files with the same hash are identical, so URLs that contain it never go stale. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24)
}

/** Returns the average colour as `#rrggbb`, over white where the picture is transparent. */
export async function colourOf(bytes: Buffer): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: 40_000_000 })
  const pixel = await picture
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
