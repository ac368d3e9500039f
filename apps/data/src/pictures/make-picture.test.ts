import type { PictureVariant } from '@ferrule/domain/pictures/picture-path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture } from './make-picture.ts'

/** Four vertical stripes; the colours at the edges show which area was kept. */
async function stripes(width = 1600, height = 900): Promise<Buffer> {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']
  const stripe = { width: width / 4, height, channels: 3 as const }
  const parts = colours.map((background, index) => ({
    input: { create: { ...stripe, background } },
    left: (index * width) / 4,
    top: 0,
  }))
  return await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(parts)
    .png()
    .toBuffer()
}

async function colourAt(picture: Buffer, x: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left: x, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => (value > 127 ? 1 : 0)).join('')
}

type VariantInput = Omit<PictureVariant, 'file'>

test.each<[string, VariantInput, string, number, number]>([
  ['WebP', { preset: 'Inline', side: 520, format: 'webp' }, 'webp', 520, 293],
  ['AVIF', { preset: 'Inline', side: 520, format: 'avif' }, 'heif', 520, 293],
  ['PNG', { preset: 'Inline', side: 520, format: 'png' }, 'png', 520, 293],
  ['a square', { preset: 'AsideSquare', side: 640, place: 2, format: 'webp' }, 'webp', 640, 640],
  ['a teaser', { preset: 'StoryTeaser', side: 512, place: 2, format: 'webp' }, 'webp', 512, 288],
  ['a brand, by its height', { preset: 'Brand', side: 192, format: 'webp' }, 'webp', 341, 192],
])('makes %s [S9-032]', async (_, variant, format, width, height) => {
  const made = await sharp(await makePicture(await stripes(), variant)).metadata()
  expect(made).toMatchObject({ format, width, height })
})

/** Noise in the size of the variant, so that each quality gives different bytes. */
async function grain(width: number, height: number): Promise<Buffer> {
  const pixels = Uint8Array.from(
    { length: width * height * 3 },
    (_, index) => (index * 7919 + (index >> 5) * 104_729) % 256,
  )
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

test('converts to png and webp at quality 90 [S9-032]', async () => {
  const original = await grain(780, 440)
  for (const format of ['webp', 'png'] as const) {
    const made = await makePicture(original, { preset: 'Inline', side: 780, format })
    const at = (quality: number) => sharp(original).toFormat(format, { quality, effort: 4 }).toBuffer()
    expect(made.equals(await at(90))).toBe(true)
    for (const other of [80, 89, 91, 100]) expect(made.equals(await at(other))).toBe(false)
  }
})

test('makes a brand picture 96 high at quality 100 [S9-033]', async () => {
  const original = await grain(384, 96)
  const made = await makePicture(original, { preset: 'Brand', side: 96, format: 'webp' })
  const at = (quality: number) => sharp(original).webp({ quality, effort: 4 }).toBuffer()
  expect(made.equals(await at(100))).toBe(true)
  expect(made.equals(await at(90))).toBe(false)
  expect(await sharp(made).metadata()).toMatchObject({ width: 384, height: 96 })
})

test('crops to the middle without distortion [S9-034]', async () => {
  const circle = Buffer.from(
    '<svg width="1600" height="900"><rect width="1600" height="900" fill="#fff"/><circle cx="800" cy="450" r="300"/></svg>',
  )
  const original = await sharp(circle).png().toBuffer()
  const made = await makePicture(original, { preset: 'AsideSquare', side: 960, place: 2, format: 'png' })
  const { info } = await sharp(made).trim().toBuffer({ resolveWithObject: true })
  // Cropping 350 on both sides leaves a square of 900, which is smaller than the preset and is not scaled.
  const { width, height } = await sharp(made).metadata()
  expect([width, height]).toEqual([900, 900])
  expect([info.width, info.height].map((side) => Math.round(side / 10))).toEqual([60, 60])
  expect([info.trimOffsetLeft, info.trimOffsetTop].map((side) => Math.round((side ?? 0) / -10))).toEqual([15, 15])
})

test.each([
  [0, '100'],
  [4, '111'],
] as const)('crop place %s keeps its end of the picture', async (place, colour) => {
  const made = await makePicture(await stripes(), { preset: 'AsideSquare', side: 320, place, format: 'png' })
  expect(await colourAt(made, place === 0 ? 5 : 315)).toBe(colour)
})

test('enlarges nothing', async () => {
  const made = await makePicture(await stripes(400, 300), { preset: 'Stretched', side: 1180, format: 'webp' })
  expect(await sharp(made).metadata()).toMatchObject({ width: 400, height: 300 })
  const square = await makePicture(await stripes(400, 300), { preset: 'Product', side: 768, place: 2, format: 'webp' })
  expect(await sharp(square).metadata()).toMatchObject({ width: 300, height: 300 })
})

test('applies the camera orientation and drops all metadata', async () => {
  const marked = await sharp(await stripes(400, 200))
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, exif, orientation } = await sharp(
    await makePicture(marked, { preset: 'Gallery', side: 240, format: 'webp' }),
  ).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 200,
    height: 400,
    exif: undefined,
    orientation: undefined,
  })
})

test('rejects a picture of more than 40 megapixels [F4]', async () => {
  const huge = await sharp({ create: { width: 8001, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(makePicture(huge, { preset: 'Inline', side: 260, format: 'webp' })).rejects.toThrow('pixel limit')
})

test('rejects text instead of a picture', async () => {
  const drawing = Buffer.from('<html><script>alert(1)</script></html>')
  await expect(makePicture(drawing, { preset: 'Inline', side: 260, format: 'webp' })).rejects.toThrow()
})
