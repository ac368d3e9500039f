import { type CropPlace, cropArea } from '@ferrule/domain/pictures/crop-place'
import type { PictureFormat, PictureVariant } from '@ferrule/domain/pictures/picture-path'
import { findPreset, type PictureSize } from '@ferrule/domain/pictures/picture-presets'
import sharp, { type Sharp } from 'sharp'

/** Larger images would need too much memory on a small machine. */
const maxPixels = 40_000_000
const renderTimeoutSeconds = 20

// One thread per picture: the caller decides how many are rendered at once.
sharp.concurrency(1)
// A cache would not help: variants of one original are requested minutes apart.
sharp.cache(false)

/** Renders a variant. Rejects if the original is no picture or too large. */
export async function makePicture(original: Uint8Array, variant: Omit<PictureVariant, 'file'>): Promise<Buffer> {
  const input = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
  // The size after applying the EXIF orientation.
  const { autoOrient: size } = await input.metadata()
  const middle: CropPlace = 2
  const area = cropArea(variant.preset, size, variant.place ?? middle)
  const { quality } = findPreset(variant.preset)
  const picture = input
    .autoOrient()
    .extract(area)
    .resize({ ...sizeOfVariant(variant, area), fit: 'fill' })
    .timeout({ seconds: renderTimeoutSeconds })
  return await encode(picture, variant.format, quality).toBuffer()
}

/** Never enlarges: an area smaller than the variant keeps its size. */
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
      // AVIF has its own quality scale: 62 looks like 90 of the others at half their size. More effort takes twice
      // the time and saves 2 %.
      return quality === 100
        ? picture.avif({ quality: 85, effort: 1 })
        : picture.avif({ quality: 62, effort: 1, chromaSubsampling: '4:2:0' })
    case 'webp':
      return picture.webp({ quality, effort: 4 })
    case 'png':
      return picture.png({ quality, effort: 4 })
  }
}
