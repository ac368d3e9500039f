import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropPlaces, isCropped } from './crop-place.ts'
import { parsePicturePath, pictureFormats, type PictureVariant, toFilePath, toPicturePath } from './picture-path.ts'
import { type PicturePresetName, picturePresets } from './picture-presets.ts'
import { sidesOfPreset } from './picture-steps.ts'

const names = Object.keys(picturePresets).filter((name): name is PicturePresetName => name in picturePresets)
const fileName = fc.stringMatching(/^[a-zA-Z0-9äß][a-zA-Z0-9äß ()_.-]{0,40}$/)

const variant: fc.Arbitrary<PictureVariant> = fc.constantFrom(...names).chain((preset) =>
  fc.record({
    file: fileName,
    preset: fc.constant(preset),
    side: fc.constantFrom(...sidesOfPreset(preset)),
    place: isCropped(preset) ? fc.constantFrom(...cropPlaces) : fc.constant(undefined),
    format: fc.constantFrom(...pictureFormats),
  }),
)

test('a path has the original, the preset, the step, the crop place and the format', () => {
  expect(toPicturePath({ file: 'line-0a1b.webp', preset: 'AsideSquare', side: 640, place: 3, format: 'avif' })).toBe(
    '/media/v1/line-0a1b.webp/AsideSquare-640-3.avif',
  )
  expect(toPicturePath({ file: 'a b.png', preset: 'Inline', side: 780, format: 'png' })).toBe(
    '/media/v1/a%20b.png/Inline-780.png',
  )
})

test('every written path is read back unchanged', () => {
  fc.assert(
    fc.property(variant, (one) => {
      expect(parsePicturePath(toPicturePath(one))).toEqual(one)
    }),
  )
})

describe('rejects as a picture path [I7]', () => {
  test.each([
    ['a width that is not a step', '/media/v1/a.webp/Inline-781.avif'],
    ['a width written another way', '/media/v1/a.webp/Inline-0780.avif'],
    ['an unknown preset', '/media/v1/a.webp/Huge-780.avif'],
    ['a preset of the prototype', '/media/v1/a.webp/toString-780.avif'],
    ['an unknown format', '/media/v1/a.webp/Inline-780.gif'],
    ['a crop place of a preset that does not crop', '/media/v1/a.webp/Inline-780-2.avif'],
    ['a missing crop place of a preset that crops', '/media/v1/a.webp/AsideSquare-960.avif'],
    ['an unknown crop place', '/media/v1/a.webp/AsideSquare-960-5.avif'],
    ['another version', '/media/v2/a.webp/Inline-780.avif'],
    ['a folder', '/media/v1/a%2Fb.webp/Inline-780.avif'],
    ['a path traversal', '/media/v1/../Inline-780.avif'],
    ['a hidden file', '/media/v1/.htaccess/Inline-780.avif'],
    ['an unnecessarily encoded name', '/media/v1/%61.webp/Inline-780.avif'],
    ['an invalid encoding', '/media/v1/%zz/Inline-780.avif'],
    ['a URL of another host', '/media/v1/https:%2F%2Fevil.example%2Fa.png/Inline-780.avif'],
    ['something after it', '/media/v1/a.webp/Inline-780.avif/x'],
    ['an empty path', '/media/v1/'],
  ])('%s', (_, path) => {
    expect(parsePicturePath(path)).toBeUndefined()
  })

  test('any other text', () => {
    const file = fc.string({ unit: fc.constantFrom('a', '%', '2', '0', 'B', ' ', '.', '/', 'ä') })
    const nearlyPath = file.map((typed) => `/media/v1/a${typed}/Inline-780.avif`)
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearlyPath), (text) => {
        const read = parsePicturePath(text)
        expect(read ? toPicturePath(read) : text).toBe(text)
      }),
    )
  })
})

test('an original has at most a few hundred variants', () => {
  const files = names.reduce(
    (sum, name) => sum + sidesOfPreset(name).length * pictureFormats.length * (isCropped(name) ? cropPlaces.length : 1),
    0,
  )
  expect(files).toBeLessThan(800)
})

test('the path of a video is its file name', () => {
  expect(toFilePath('crimp cycle.mp4')).toBe('/media/crimp%20cycle.mp4')
})
