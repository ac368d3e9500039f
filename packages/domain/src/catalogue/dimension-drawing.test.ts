import { expect, test } from 'vitest'
import { type Dimensions, drawDimensions, findDimensions } from './dimension-drawing.ts'

const machines: [string, Dimensions][] = [
  ['a bench press', { width: 260, depth: 300, height: 480 }],
  ['a crimping line', { width: 4300, depth: 1500, height: 2000 }],
  ['a twisting machine of 21 metres', { width: 21_000, depth: 1400, height: 1700 }],
]

/** The end points of the dimension lines, in the order width, depth, height. */
function lengthsOf(size: Dimensions): number[] {
  const { lines } = drawDimensions(size)
  return lines
    .filter(({ role }) => role === 'dimension')
    .map(({ path }) => {
      const [, x, y, direction, end] = /^M([\d.-]+) ([\d.-]+)([HV])([\d.-]+)/.exec(path) ?? []
      return Number(end) - Number(direction === 'H' ? x : y)
    })
}

test.each(machines)('the three dimensions of %s have one scale', (_, size) => {
  const [width = 0, depth = 0, height = 0] = lengthsOf(size)
  // Coordinates are rounded to a tenth, so short lines differ by up to two tenths.
  expect(Math.abs(depth - (width * size.depth) / size.width)).toBeLessThan(0.3)
  expect(Math.abs(height - (width * size.height) / size.width)).toBeLessThan(0.3)
})

test.each(machines)('the drawing of %s stays within its frame', (_, size) => {
  const { width, height, lines, labels } = drawDimensions(size)
  expect(width).toBeLessThanOrEqual(560)
  for (const { path } of lines)
    for (const [, x, y] of path.matchAll(/M([\d.-]+) ([\d.-]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(width)
      expect(Number(y)).toBeLessThanOrEqual(height)
    }
  for (const { y } of labels) expect(y).toBeLessThanOrEqual(height)
})

test('dimensions need width, depth and height in millimetres', () => {
  const facts = [
    { definition: 'width', maximum: 420, unit: 'mm' },
    { definition: 'depth', maximum: 460, unit: 'mm' },
    { definition: 'height', maximum: 710, unit: 'mm' },
    { definition: 'weight', maximum: 140, unit: 'kg' },
  ]
  expect(findDimensions(facts)).toEqual({ width: 420, depth: 460, height: 710 })
  expect(findDimensions(facts.slice(1))).toBeNull()
  expect(findDimensions(facts.map((fact) => ({ ...fact, unit: 'in' })))).toBeNull()
})
