import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropArea, cropPlaces, type FocalPoint, isCropped, placeCrop } from './crop-place.ts'
import { type PicturePresetName, picturePresets } from './picture-presets.ts'

const wide = { width: 1600, height: 900 }
const tall = { width: 900, height: 1600 }

test.each<[string, PicturePresetName, typeof wide, FocalPoint, number]>([
  ['a point at the left keeps the left end', 'AsideSquare', wide, { x: 5, y: 50 }, 0],
  ['a point at the right keeps the right end', 'AsideSquare', wide, { x: 95, y: 50 }, 4],
  ['a point in the middle keeps the middle', 'AsideSquare', wide, { x: 50, y: 0 }, 2],
  ['a point slightly to the right moves the crop slightly', 'AsideSquare', wide, { x: 61, y: 0 }, 3],
  ['a tall picture is cropped along its height', 'AsideVideo', tall, { x: 0, y: 90 }, 4],
  ['without anything to crop the place is the middle', 'StretchedVideo', wide, { x: 0, y: 0 }, 2],
])('%s', (_, preset, original, focal, place) => {
  expect(placeCrop(preset, { original, focal })).toBe(place)
})

test('crops to the middle without a focal point or a known size', () => {
  expect(placeCrop('AsideSquare', { original: wide })).toBe(2)
  expect(placeCrop('AsideSquare', { focal: { x: 0, y: 0 } })).toBe(2)
})

test('a preset without a fixed shape does not crop', () => {
  expect(isCropped('Stretched')).toBe(false)
  expect(cropArea('Stretched', wide, 0)).toEqual({ ...wide, left: 0, top: 0 })
})

test('the crop area moves along one axis', () => {
  expect(cropArea('AsideSquare', wide, 0)).toEqual({ left: 0, top: 0, width: 900, height: 900 })
  expect(cropArea('AsideSquare', wide, 3)).toEqual({ left: 525, top: 0, width: 900, height: 900 })
  expect(cropArea('AsideSquare', tall, 4)).toEqual({ left: 0, top: 700, width: 900, height: 900 })
})

const names = Object.keys(picturePresets).filter((name): name is PicturePresetName => name in picturePresets)
const side = fc.integer({ min: 1, max: 8000 })
const size = fc.record({ width: side, height: side })
const percent = fc.double({ min: 0, max: 100, noNaN: true })

test('the crop area is inside the original and at most an eighth of the slack from the ideal position', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), size, fc.record({ x: percent, y: percent }), (name, original, focal) => {
      const area = cropArea(name, original, placeCrop(name, { original, focal }))
      expect(area.left).toBeGreaterThanOrEqual(0)
      expect(area.top).toBeGreaterThanOrEqual(0)
      expect(area.left + area.width).toBeLessThanOrEqual(original.width)
      expect(area.top + area.height).toBeLessThanOrEqual(original.height)
      const slack = original.width - area.width
      const ideal = Math.min(slack, Math.max(0, (focal.x / 100) * original.width - area.width / 2))
      if (slack > 0) expect(Math.abs(area.left - ideal)).toBeLessThanOrEqual(slack / 8 + 1)
    }),
  )
})

test('there are five places', () => {
  expect(cropPlaces).toEqual([0, 1, 2, 3, 4])
})
