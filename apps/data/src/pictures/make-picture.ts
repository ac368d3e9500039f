import { type CropPlace, cropArea } from '@ferrule/domain/pictures/crop-place'
import type { PictureFormat, PictureVariant } from '@ferrule/domain/pictures/picture-address'
import { findPreset, type PictureSize } from '@ferrule/domain/pictures/picture-presets'
import sharp, { type Sharp } from 'sharp'

/** Larger ones would need more memory than a small machine has to spare. */
const mostPixels = 40_000_000
const secondsToMake = 20

// Each picture is made by one thread; how many are made at once is decided by whoever asks.
sharp.concurrency(1)
// Every original is read once for each variant, which are asked for minutes apart.
sharp.cache(false)

/** Rejects for an original that is none, or too large. */
export async function makePicture(original: Uint8Array, variant: Omit<PictureVariant, 'file'>): Promise<Buffer> {
  const input = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
  // A camera says by a mark, not by the order of the pixels, how it was held.
  const { autoOrient: size } = await input.metadata()
  const middle: CropPlace = 2
  const area = cropArea(variant.preset, size, variant.place ?? middle)
  const { quality } = findPreset(variant.preset)
  const picture = input
    .autoOrient()
    .extract(area)
    .resize({ ...sizeOfVariant(variant, area), fit: 'fill' })
    .timeout({ seconds: secondsToMake })
  return await encode(picture, variant.format, quality).toBuffer()
}

/** Nothing is enlarged: a part that is smaller than its step stays as it is. */
function sizeOfVariant({ preset, side }: Pick<PictureVariant, 'preset' | 'side'>, area: PictureSize): PictureSize {
  const fixed = findPreset(preset).width === undefined ? area.height : area.width
  const scale = Math.min(1, side / fixed)
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  }
}

function encode(picture: Sharp, format: PictureFormat, quality: 90 | 100): Sharp {
  switch (format) {
    case 'avif':
      // On a scale of its own: this looks like 90 of the others, at half their size. More effort takes twice the time
      // and saves a fiftieth.
      return quality === 100
        ? picture.avif({ quality: 85, effort: 1 })
        : picture.avif({ quality: 62, effort: 1, chromaSubsampling: '4:2:0' })
    case 'webp':
      return picture.webp({ quality, effort: 4 })
    case 'png':
      return picture.png({ quality, effort: 4 })
  }
}
