import { expect, test } from 'vitest'
import { type PicturePresetName, picturePresets, sizeOfPreset } from './picture-presets.ts'

test.each<[PicturePresetName, number, number | undefined, string]>([
  ['Stretched', 1180, undefined, '[S9-035]'],
  ['StretchedVideo', 1200, 675, '[S9-036]'],
  ['BreakOut', 980, undefined, '[S9-037]'],
  ['Inline', 780, undefined, '[S9-038]'],
  ['AsideSquare', 960, 960, '[S9-039]'],
  ['AsideVideo', 960, 540, '[S9-040]'],
  ['Classification', 480, undefined, '[S9-041]'],
  ['ClassificationLarge', 1200, undefined, '[S9-041]'],
  ['StoryTeaser', 768, 432, '[S9-042]'],
  ['Contact', 80, 80, '[S9-043]'],
  ['Product', 768, 768, '[S9-044]'],
  ['Capability', 480, undefined, '[S9-045]'],
  ['CapabilityProduct', 180, 180, '[S9-046]'],
  ['GalleryThumbnail', 56, 56, '[S9-047]'],
  ['Gallery', 480, undefined, '[S9-048]'],
  ['LightboxThumbnail', 80, 80, '[S9-049]'],
  ['DocumentThumbnail', 128, 180, '[S9-050]'],
  ['HighlightVideo', 1180, undefined, '[S9-051]'],
  ['MarketingLogo', 304, 52, '[S9-052]'],
])('the preset %s is %s wide and %s high %s', (name, width, height) => {
  expect(picturePresets[name]).toMatchObject(height ? { width, height } : { width })
  expect('height' in picturePresets[name]).toBe(height !== undefined)
})

test('pictures have quality 90, only the brand picture is 96 high with quality 100 [S9-032] [S9-033]', () => {
  const { Brand, ...others } = picturePresets
  expect(Brand).toMatchObject({ height: 96, quality: 100 })
  for (const preset of Object.values(others)) expect(preset.quality).toBe(90)
})

test('every preset crops [S9-034]', () => {
  for (const preset of Object.values(picturePresets)) expect(preset.fit).toBe('crop')
})

test('a side without a fixed length follows the original', () => {
  expect(sizeOfPreset('Inline', { width: 1200, height: 900 })).toEqual({ width: 780, height: 585 })
  expect(sizeOfPreset('Brand', { width: 400, height: 100 })).toEqual({ width: 384, height: 96 })
})
