import { findPreset, type PicturePresetName, type PictureSize, sizeOfPreset } from './picture-presets.ts'

/** One of the sizes a preset comes in. */
export type PictureStep = {
  /** The length of the preset's fixed side: its width, or its height where that is the only one. It names the step. */
  side: number
  /** How wide the file really is, which is less where the original has no more. */
  width: number
}

/** Of the nominal size. A small screen needs a third of a wide picture, a dense one twice; a thumbnail has no small form. */
function scalesOf(side: number): readonly number[] {
  if (side < 200) return [1, 2]
  return side < 600 ? [1 / 2, 1, 3 / 2, 2] : [1 / 3, 2 / 3, 1, 3 / 2, 2]
}

/** A step that gains less than this over the one before is not worth a file. */
const smallestGain = 1.1

/** Every step that exists: the only lengths that addresses may name. */
export function sidesOfPreset(name: PicturePresetName): number[] {
  const side = fixedSide(name)
  return scalesOf(side).map((scale) => Math.round(side * scale))
}

/** The steps worth offering for an original of this size. Nothing is ever enlarged. */
export function listSteps(name: PicturePresetName, original?: PictureSize): PictureStep[] {
  const side = fixedSide(name)
  const nominal = sizeOfPreset(name, original)
  const largest = original ? largestScale(name, original) : Number.POSITIVE_INFINITY
  let reached = 0
  return scalesOf(side).flatMap((scale) => {
    const scaled = Math.max(1, Math.round(nominal.width * Math.min(scale, largest)))
    // The nominal width is rounded itself, so the product can be a pixel too much.
    const width = Math.min(scaled, original?.width ?? scaled)
    if (width < reached * smallestGain) return []
    reached = width
    return [{ side: Math.round(side * scale), width }]
  })
}

/** The length by which a preset is called. */
export function fixedSide(name: PicturePresetName): number {
  const { width, height } = findPreset(name)
  return width ?? height ?? 0
}

/** A side that the preset leaves free follows by itself. */
function largestScale(name: PicturePresetName, original: PictureSize): number {
  const { width = 0, height = 0 } = findPreset(name)
  return Math.min(original.width / width, original.height / height)
}
