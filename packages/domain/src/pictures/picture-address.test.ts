import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropPlaces, isCropped } from './crop-place.ts'
import { parsePicturePath, pictureFormats, type PictureVariant, toFilePath, toPicturePath } from './picture-address.ts'
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

test('an address says which original, which preset, which step and which part', () => {
  expect(toPicturePath({ file: 'line-0a1b.webp', preset: 'AsideSquare', side: 640, place: 3, format: 'avif' })).toBe(
    '/media/v1/line-0a1b.webp/AsideSquare-640-3.avif',
  )
  expect(toPicturePath({ file: 'a b.png', preset: 'Inline', side: 780, format: 'png' })).toBe(
    '/media/v1/a%20b.png/Inline-780.png',
  )
})

test('every address that is written can be read', () => {
  fc.assert(
    fc.property(variant, (one) => {
      expect(parsePicturePath(toPicturePath(one))).toEqual(one)
    }),
  )
})

describe('is no picture [I7]', () => {
  test.each([
    ['a width that no step has', '/media/v1/a.webp/Inline-781.avif'],
    ['a width written another way', '/media/v1/a.webp/Inline-0780.avif'],
    ['an unknown preset', '/media/v1/a.webp/Huge-780.avif'],
    ['a preset of the prototype', '/media/v1/a.webp/toString-780.avif'],
    ['an unknown format', '/media/v1/a.webp/Inline-780.gif'],
    ['a part of a preset that cuts nothing', '/media/v1/a.webp/Inline-780-2.avif'],
    ['no part of a preset that cuts', '/media/v1/a.webp/AsideSquare-960.avif'],
    ['a part that does not exist', '/media/v1/a.webp/AsideSquare-960-5.avif'],
    ['another version', '/media/v2/a.webp/Inline-780.avif'],
    ['a folder', '/media/v1/a%2Fb.webp/Inline-780.avif'],
    ['a way out', '/media/v1/../Inline-780.avif'],
    ['a hidden file', '/media/v1/.htaccess/Inline-780.avif'],
    ['another spelling of a name', '/media/v1/%61.webp/Inline-780.avif'],
    ['a broken spelling', '/media/v1/%zz/Inline-780.avif'],
    ['an address of somebody else', '/media/v1/https:%2F%2Fevil.example%2Fa.png/Inline-780.avif'],
    ['something after it', '/media/v1/a.webp/Inline-780.avif/x'],
    ['nothing', '/media/v1/'],
  ])('%s', (_, path) => {
    expect(parsePicturePath(path)).toBeUndefined()
  })

  test('whatever else somebody types', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parsePicturePath(text)
        if (read) expect(toPicturePath(read)).toBe(text)
      }),
    )
  })
})

test('all that can be made of one original is a few hundred files', () => {
  const files = names.reduce(
    (sum, name) => sum + sidesOfPreset(name).length * pictureFormats.length * (isCropped(name) ? cropPlaces.length : 1),
    0,
  )
  expect(files).toBeLessThan(800)
})

test('a film is asked for by its name', () => {
  expect(toFilePath('crimp cycle.mp4')).toBe('/media/crimp%20cycle.mp4')
})
