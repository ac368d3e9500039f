import { findPreset, type PicturePresetName, type PictureSize, sizeOfPreset } from './picture-presets.ts'

/** One of the sizes of a preset. */
export type PictureStep = {
  /** The length of the preset's fixed side: its width, or its height without a width. It identifies the step. */
  side: number
  /** The actual width of the file, limited by the original. */
  width: number
}

/** Factors of the nominal size: a third for small screens, double for dense ones; thumbnails have no smaller step. */
function scalesOf(side: number): readonly number[] {
  if (side < 200) return [1, 2]
  return side < 600 ? [1 / 2, 1, 3 / 2, 2] : [1 / 3, 2 / 3, 1, 3 / 2, 2]
}

/** The minimum factor between two steps; a smaller one is not worth a file. */
const minGain = 1.1

/** All steps of a preset, the only lengths allowed in paths. */
export function sidesOfPreset(name: PicturePresetName): number[] {
  const side = fixedSide(name)
  return scalesOf(side).map((scale) => Math.round(side * scale))
}

/** The steps for an original of this size. Never enlarges. */
export function listSteps(name: PicturePresetName, original?: PictureSize): PictureStep[] {
  const side = fixedSide(name)
  const nominal = sizeOfPreset(name, original)
  const maxScale = original ? findMaxScale(name, original) : Number.POSITIVE_INFINITY
  let previous = 0
  return scalesOf(side).flatMap((scale) => {
    const scaled = Math.max(1, Math.round(nominal.width * Math.min(scale, maxScale)))
    // The nominal width is rounded, so the product can be one pixel too wide.
    const width = Math.min(scaled, original?.width ?? scaled)
    if (width < previous * minGain) return []
    previous = width
    return [{ side: Math.round(side * scale), width }]
  })
}

/** The length of the side that identifies the steps of a preset. */
export function fixedSide(name: PicturePresetName): number {
  const { width, height } = findPreset(name)
  return width ?? height ?? 0
}

/** A side without a fixed length sets no limit. */
function findMaxScale(name: PicturePresetName, original: PictureSize): number {
  const { width = 0, height = 0 } = findPreset(name)
  return Math.min(original.width / width, original.height / height)
}
