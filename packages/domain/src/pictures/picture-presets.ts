/** The only renditions of a picture, so that clients cannot request thousands of sizes. */
export type PicturePreset = {
  /** At least one side is fixed; the other then follows the original's proportions. */
  width?: number
  height?: number
  quality: 90 | 100
  fit: 'crop'
}

const crop = { quality: 90, fit: 'crop' } as const

export const picturePresets = {
  Stretched: { width: 1180, ...crop },
  StretchedVideo: { width: 1200, height: 675, ...crop },
  BreakOut: { width: 980, ...crop },
  Inline: { width: 780, ...crop },
  AsideSquare: { width: 960, height: 960, ...crop },
  AsideVideo: { width: 960, height: 540, ...crop },
  Classification: { width: 480, ...crop },
  ClassificationLarge: { width: 1200, ...crop },
  StoryTeaser: { width: 768, height: 432, ...crop },
  Contact: { width: 80, height: 80, ...crop },
  Product: { width: 768, height: 768, ...crop },
  Capability: { width: 480, ...crop },
  CapabilityProduct: { width: 180, height: 180, ...crop },
  Gallery: { width: 480, ...crop },
  GalleryThumbnail: { width: 56, height: 56, ...crop },
  LightboxThumbnail: { width: 80, height: 80, ...crop },
  DocumentThumbnail: { width: 128, height: 180, ...crop },
  HighlightVideo: { width: 1180, ...crop },
  MarketingLogo: { width: 304, height: 52, ...crop },
  Brand: { height: 96, quality: 100, fit: 'crop' },
} as const satisfies Record<string, PicturePreset>

export type PicturePresetName = keyof typeof picturePresets

export function isPicturePreset(name: string): name is PicturePresetName {
  return Object.hasOwn(picturePresets, name)
}

export function findPreset(name: PicturePresetName): PicturePreset {
  return picturePresets[name]
}

export type PictureSize = { width: number; height: number }

/** Product renders are 4:3, so that is the best guess for an original of unknown size. */
const usualSize: PictureSize = { width: 4, height: 3 }

/** The nominal size of a picture in this preset. */
export function sizeOfPreset(name: PicturePresetName, original: PictureSize = usualSize): PictureSize {
  const preset = findPreset(name)
  const ratio = original.width / original.height
  const width = preset.width ?? Math.round((preset.height ?? 0) * ratio)
  return { width, height: preset.height ?? Math.round(width / ratio) }
}
