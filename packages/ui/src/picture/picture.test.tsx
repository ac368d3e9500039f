import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultPicture } from './default-picture.ts'
import { Picture, type PictureRequest } from './picture.tsx'
import { type PicturePresetName, picturePresets, sizeOfPreset } from './picture-presets.ts'

const original = { width: 1200, height: 900 }
const address = ({ url, preset, scale, format }: PictureRequest) => `/pictures/${preset}/${scale}/${url}.${format}`

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

test('a side that the preset leaves free follows the original', () => {
  expect(sizeOfPreset('Inline', original)).toEqual({ width: 780, height: 585 })
  expect(sizeOfPreset('Brand', { width: 400, height: 100 })).toEqual({ width: 384, height: 96 })
})

test('a picture keeps its place free and offers AVIF, WebP and a PNG that every browser reads', () => {
  const html = renderToStaticMarkup(
    <Picture url="axion" alt="Axion 56" preset="Inline" original={original} address={address} />,
  )
  expect(html).toContain('alt="Axion 56" width="780" height="585" loading="lazy"')
  expect(html).toContain(
    'type="image/avif" srcSet="/pictures/Inline/0.5/axion.avif 390w, /pictures/Inline/1/axion.avif 780w',
  )
  expect(html).toContain('type="image/webp"')
  expect(html).toContain('src="/pictures/Inline/1/axion.png"')
})

test('the first picture of a page does not wait', () => {
  const html = renderToStaticMarkup(<Picture first url="axion" alt="" preset="Stretched" address={address} />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
})

describe('falls back to the default picture', () => {
  test.each([
    ['null [S5-057]', null],
    ['the word "null" [S5-058]', 'null'],
    ['nothing', undefined],
    ['an empty text', ''],
  ])('for %s', (_, url) => {
    const html = renderToStaticMarkup(<Picture url={url} alt="Corva 24" preset="Product" address={address} />)
    expect(html).toContain(`src="${defaultPicture}" alt="Corva 24" width="768" height="768"`)
    expect(html).not.toContain('/pictures/')
  })
})

test('the blur is not read out and never waits for the network', () => {
  const html = renderToStaticMarkup(
    <Picture url="axion" alt="Axion 56" preset="Gallery" address={address} blur="data:image/webp;base64,AA" />,
  )
  expect(html).toMatch(/<img class="[^"]*blur[^"]*" src="data:[^"]*" alt=""/)
})
