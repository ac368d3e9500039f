import { findPreset, type PicturePresetName, type PictureSize } from './picture-presets.ts'

/** The point of a picture that must stay in view, in hundredths of its width and height. */
export type FocalPoint = { x: number; y: number }

/**
 * Where the part that is kept lies: 0 is at the left or top end, 4 at the other. A crop to a fixed shape slides along
 * one axis only, so one figure says it all; and five of them are enough to keep the point in view and few enough to
 * be counted, as the free choice of a point would not be.
 */
export type CropPlace = 0 | 1 | 2 | 3 | 4

export const cropPlaces: readonly CropPlace[] = [0, 1, 2, 3, 4]

const middle: CropPlace = 2

/** Whether a preset cuts something off. The others keep the original's shape. */
export function isCropped(name: PicturePresetName): boolean {
  const { width, height } = findPreset(name)
  return width !== undefined && height !== undefined
}

export function placeCrop(
  name: PicturePresetName,
  { original, focal }: { original?: PictureSize | undefined; focal?: FocalPoint | undefined },
): CropPlace {
  const kept = original && shapeIn(name, original)
  if (!kept || !focal) return middle
  const [length, part, point] =
    kept.width < original.width
      ? [original.width, kept.width, focal.x / 100]
      : [original.height, kept.height, focal.y / 100]
  if (part >= length) return middle
  const start = (point * length - part / 2) / (length - part)
  return cropPlaces[Math.round(Math.min(1, Math.max(0, start)) * 4)] ?? middle
}

export type CropArea = PictureSize & { left: number; top: number }

/** The part of an original that is kept; all of it for presets that keep the shape. */
export function cropArea(name: PicturePresetName, original: PictureSize, place: CropPlace): CropArea {
  const { width, height } = shapeIn(name, original) ?? original
  return {
    width,
    height,
    left: Math.round(((original.width - width) * place) / 4),
    top: Math.round(((original.height - height) * place) / 4),
  }
}

/** The largest area of the preset's shape that fits into the original. */
function shapeIn(name: PicturePresetName, original: PictureSize): PictureSize | undefined {
  const { width, height } = findPreset(name)
  if (width === undefined || height === undefined) return undefined
  const scale = Math.min(original.width / width, original.height / height)
  return {
    width: Math.max(1, Math.min(original.width, Math.round(width * scale))),
    height: Math.max(1, Math.min(original.height, Math.round(height * scale))),
  }
}
