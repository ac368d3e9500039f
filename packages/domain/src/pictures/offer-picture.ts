import { type CropPlace, type FocalPoint, isCropped, placeCrop } from './crop-place.ts'
import type { PictureFormat, PictureVariant } from './picture-address.ts'
import type { PicturePresetName, PictureSize } from './picture-presets.ts'
import { fixedSide, listSteps } from './picture-steps.ts'

/** A picture as some content or catalogue names it. */
export type PictureFacts = {
  file: string
  original?: PictureSize | undefined
  focal?: FocalPoint | undefined
}

/** Other systems send nothing, null, or the word "null" where a picture is missing. */
export function hasPicture(url: string | null | undefined): url is string {
  return url !== null && url !== undefined && url.trim() !== '' && url !== 'null'
}

/** The files of one format among which a browser chooses, each with the width it really has. */
export function offerPicture(
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

/** The one file for whoever cannot choose: the nominal size, or the largest below it. */
export function choosePicture(facts: PictureFacts, preset: PicturePresetName, format: PictureFormat): PictureVariant {
  const sides = listSteps(preset, facts.original).map(({ side }) => side)
  const side = Math.max(...sides.filter((one) => one <= fixedSide(preset)))
  return { file: facts.file, preset, side, place: placeOf(facts, preset), format }
}

function placeOf({ original, focal }: PictureFacts, preset: PicturePresetName): CropPlace | undefined {
  return isCropped(preset) ? placeCrop(preset, { original, focal }) : undefined
}
