import { findPreset, type PicturePresetName, type PictureSize } from './picture-presets.ts'

/** The point of a picture that must stay visible, in percent of its width and height. */
export type FocalPoint = { x: number; y: number }

/**
 * The position of the crop area: 0 is the left or top end, 4 the other end. A crop to a fixed shape moves along one
 * axis only, so one number is enough. Five positions keep the focal point visible and limit the number of files, which
 * free positions would not.
 */
export type CropPlace = 0 | 1 | 2 | 3 | 4

export const cropPlaces: readonly CropPlace[] = [0, 1, 2, 3, 4]

const middle: CropPlace = 2

/** Whether a preset crops. The others keep the original's shape. */
export function isCropped(name: PicturePresetName): boolean {
  const { width, height } = findPreset(name)
  return width !== undefined && height !== undefined
}

export function placeCrop(
  name: PicturePresetName,
  { original, focal }: { original?: PictureSize | undefined; focal?: FocalPoint | undefined },
): CropPlace {
  const crop = original && shapeIn(name, original)
  if (!crop || !focal) return middle
  const [length, cropLength, point] =
    crop.width < original.width
      ? [original.width, crop.width, focal.x / 100]
      : [original.height, crop.height, focal.y / 100]
  if (cropLength >= length) return middle
  const start = (point * length - cropLength / 2) / (length - cropLength)
  return cropPlaces[Math.round(Math.min(1, Math.max(0, start)) * 4)] ?? middle
}

export type CropArea = PictureSize & { left: number; top: number }

/** The area of an original to crop to; all of it for presets that do not crop. */
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
