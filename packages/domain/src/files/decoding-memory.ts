/** Facts from the header of a picture; width and height are those of one frame. */
export type PictureHeader = {
  format: string
  width: number
  height: number
  channels: number
  bytesPerSample: number
  /** A progressive JPEG or an interlaced PNG, which arrives in several passes over the whole picture. */
  isProgressive: boolean
  /** Whether the orientation has to be applied, which needs the whole picture. */
  isRotated: boolean
}

/** Measured with sharp 0.35: each frame is decoded and encoded as a whole, in several copies. */
const bytesPerPixel: Record<string, number> = { webp: 15, gif: 10 }

/**
 * Estimates the memory for decoding and encoding a picture. JPEG and PNG pass through in rows, so only pictures that are
 * progressive or rotated need memory for all pixels: a JPEG two bytes per coefficient, and each copy its samples.
 */
function estimateDecodingBytes(picture: PictureHeader): number {
  const { format, width, height, channels, bytesPerSample, isProgressive, isRotated } = picture
  const wholeFrame = bytesPerPixel[format]
  if (wholeFrame !== undefined) return width * height * wholeFrame
  const samples = width * height * channels * bytesPerSample
  const passes = isProgressive ? samples * (format === 'jpeg' ? 2 : 1) : 0
  return passes + (isRotated ? samples : 0)
}

/** With the file itself, of at most 100 MB, and its own memory, the worker stays below 512 MB. */
const maxDecodingBytes = 180_000_000

export function canDecode(picture: PictureHeader): boolean {
  return estimateDecodingBytes(picture) <= maxDecodingBytes
}
