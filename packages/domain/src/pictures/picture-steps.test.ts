import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PicturePresetName, picturePresets, sizeOfPreset } from './picture-presets.ts'
import { listSteps, sidesOfPreset } from './picture-steps.ts'

const names = Object.keys(picturePresets).filter((name): name is PicturePresetName => name in picturePresets)
const preset = fc.constantFrom(...names)
const side = fc.integer({ min: 1, max: 6000 })
const original = fc.record({ width: side, height: side })

test.each<[PicturePresetName, number[]]>([
  ['Stretched', [393, 787, 1180, 1770, 2360]],
  ['Gallery', [240, 480, 720, 960]],
  ['Contact', [80, 160]],
  ['Brand', [96, 192]],
])('the sides of %s are %s', (name, sides) => {
  expect(sidesOfPreset(name)).toEqual(sides)
})

test('the last step is as wide as the original, and larger ones are omitted', () => {
  expect(listSteps('Stretched', { width: 1600, height: 900 })).toEqual([
    { side: 393, width: 393 },
    { side: 787, width: 787 },
    { side: 1180, width: 1180 },
    { side: 1770, width: 1600 },
  ])
})

test('omits a step that is hardly larger than the one before', () => {
  expect(listSteps('ClassificationLarge', { width: 1210, height: 900 }).at(-1)).toEqual({ side: 1200, width: 1200 })
})

test('a crop is not larger than the original', () => {
  expect(listSteps('AsideSquare', { width: 1200, height: 900 }).at(-1)).toEqual({ side: 960, width: 900 })
})

test('the width of a preset with a fixed height follows the original', () => {
  expect(listSteps('Brand', { width: 800, height: 200 })).toEqual([
    { side: 96, width: 384 },
    { side: 192, width: 768 },
  ])
})

test('any original has a step, all steps exist, widths ascend, and none enlarges', () => {
  fc.assert(
    fc.property(preset, original, (name, size) => {
      const steps = listSteps(name, size)
      expect(steps.length).toBeGreaterThan(0)
      const widths = steps.map(({ width }) => width)
      expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other))
      for (const { side, width } of steps) {
        expect(sidesOfPreset(name)).toContain(side)
        const nominal = sizeOfPreset(name, size)
        expect(width).toBeLessThanOrEqual(Math.max(1, size.width))
        // Widths are whole pixels, and one pixel of width is a lot of height in a very narrow picture.
        const onePixel = nominal.height / nominal.width
        expect(width * onePixel).toBeLessThanOrEqual(size.height + onePixel + 1)
      }
    }),
    {
      examples: [
        ['Brand', { width: 2418, height: 128 }],
        ['Brand', { width: 1, height: 65 }],
      ],
    },
  )
})
