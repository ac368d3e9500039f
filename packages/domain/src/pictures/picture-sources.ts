import { type CropPlace, type FocalPoint, isCropped, placeCrop } from './crop-place.ts'
import type { PictureFormat, PictureVariant } from './picture-path.ts'
import { type PicturePresetName, type PictureSize, sizeOfPreset } from './picture-presets.ts'
import { fixedSide, listSteps } from './picture-steps.ts'

/** A picture of the content service or the catalogue. */
export type PictureFacts = {
  file: string
  original?: PictureSize | undefined
  focal?: FocalPoint | undefined
}

/** Import sources write a missing picture as null, as an empty text or as the text "null". */
export function hasPicture(url: string | null | undefined): url is string {
  return !['', 'null'].includes(url?.trim() ?? '')
}

/** The files of one format for a `srcset`, each with its actual width. */
export function listPictureSources(
  facts: PictureFacts,
  preset: PicturePresetName,
  format: PictureFormat,
): { variant: PictureVariant; width: number }[] {
  const place = placeOf(facts, preset)
  return listSteps(preset, facts.original).map(({ side, width }) => ({
    variant: { file: facts.file, preset, side, place, format },
    width,
  }))
}

/** The single file for clients without `srcset`: the nominal size, or the largest below it. */
export function chooseFallbackPicture(
  facts: PictureFacts,
  preset: PicturePresetName,
  format: PictureFormat,
): PictureVariant {
  const sides = listSteps(preset, facts.original).map(({ side }) => side)
  const side = Math.max(...sides.filter((one) => one <= fixedSide(preset)))
  return { file: facts.file, preset, side, place: placeOf(facts, preset), format }
}

/** The largest file of a picture, with its actual size. */
export function chooseLargestPicture(
  facts: PictureFacts & { original: PictureSize },
  preset: PicturePresetName,
  format: PictureFormat,
): { variant: PictureVariant; width: number; height: number } {
  const variant = chooseFallbackPicture(facts, preset, format)
  const nominal = { variant, width: 0 }
  const largest = listPictureSources(facts, preset, format).reduce(
    (best, source) => (source.width > best.width ? source : best),
    nominal,
  )
  const { width, height } = sizeOfPreset(preset, facts.original)
  return { ...largest, height: Math.round((largest.width * height) / width) }
}

function placeOf({ original, focal }: PictureFacts, preset: PicturePresetName): CropPlace | undefined {
  return isCropped(preset) ? placeCrop(preset, { original, focal }) : undefined
}
