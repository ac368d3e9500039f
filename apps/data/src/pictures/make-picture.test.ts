import type { PictureVariant } from '@ferrule/domain/pictures/picture-address'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture } from './make-picture.ts'

/** Four vertical stripes: what is seen at the edges tells which part was kept. */
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

type Making = Omit<PictureVariant, 'file'>

test.each<[string, Making, string, number, number]>([
  ['WebP', { preset: 'Inline', side: 520, format: 'webp' }, 'webp', 520, 293],
  ['AVIF', { preset: 'Inline', side: 520, format: 'avif' }, 'heif', 520, 293],
  ['PNG', { preset: 'Inline', side: 520, format: 'png' }, 'png', 520, 293],
  ['a square', { preset: 'AsideSquare', side: 640, place: 2, format: 'webp' }, 'webp', 640, 640],
  ['a teaser', { preset: 'StoryTeaser', side: 512, place: 2, format: 'webp' }, 'webp', 512, 288],
  ['a brand, by its height', { preset: 'Brand', side: 192, format: 'webp' }, 'webp', 341, 192],
])('makes %s [S9-032] [S9-034]', async (_, variant, format, width, height) => {
  const made = await sharp(await makePicture(await stripes(), variant)).metadata()
  expect(made).toMatchObject({ format, width, height })
})

test.each([
  [0, '100'],
  [4, '111'],
] as const)('place %s keeps its end of the picture', async (place, colour) => {
  const made = await makePicture(await stripes(), { preset: 'AsideSquare', side: 320, place, format: 'png' })
  expect(await colourAt(made, place === 0 ? 5 : 315)).toBe(colour)
})

test('enlarges nothing', async () => {
  const made = await makePicture(await stripes(400, 300), { preset: 'Stretched', side: 1180, format: 'webp' })
  expect(await sharp(made).metadata()).toMatchObject({ width: 400, height: 300 })
  const square = await makePicture(await stripes(400, 300), { preset: 'Product', side: 768, place: 2, format: 'webp' })
  expect(await sharp(square).metadata()).toMatchObject({ width: 300, height: 300 })
})

test('holds the picture as the camera was held, and tells nothing else of it', async () => {
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

test('reads no picture of more than 40 megapixels [F4]', async () => {
  const huge = await sharp({ create: { width: 8001, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(makePicture(huge, { preset: 'Inline', side: 260, format: 'webp' })).rejects.toThrow('pixel limit')
})

test('reads no text that calls itself a picture', async () => {
  const drawing = Buffer.from('<html><script>alert(1)</script></html>')
  await expect(makePicture(drawing, { preset: 'Inline', side: 260, format: 'webp' })).rejects.toThrow()
})
