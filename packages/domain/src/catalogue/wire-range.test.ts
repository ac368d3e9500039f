import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../locales/language.ts'
import { toSpecifications } from './specification.ts'
import { placeOnScale, toWireScale, wireRangeOf } from './wire-range.ts'

const facts = { name: 'Wire', text: null, unit: 'mm²', measurementSystem: null }
const sizes = [0.01, 0.05, 0.13, 0.22, 0.5, 1, 2.5, 6, 16, 120, 240]

test.each(languages)('reads the range as it is written in %s', (language) => {
  for (const [index, minimum] of sizes.slice(0, -1).entries()) {
    const maximum = sizes[index + 1] ?? 0
    expect(wireRangeOf(toSpecifications({ ...facts, minimum, maximum }, language))).toEqual({ minimum, maximum })
  }
})

test.each([
  ['a length', { ...facts, unit: 'mm', minimum: 1, maximum: 2 }],
  ['one size', { ...facts, minimum: 6, maximum: 6 }],
  ['an open range', { ...facts, minimum: null, maximum: 6 }],
])('%s is no range of wires', (_, given) => {
  expect(wireRangeOf(toSpecifications(given, 'en'))).toBeUndefined()
})

test.each([
  [
    [0.22, 16],
    [0.1, 100],
  ],
  [
    [0.13, 100],
    [0.1, 100],
  ],
  [
    [1, 10],
    [1, 10],
  ],
])('wires from %j are shown from %j', ([minimum = 0, maximum = 0], [first = 0, last = 0]) => {
  const scale = toWireScale([{ minimum, maximum }])
  expect(scale?.minimum).toBeCloseTo(first)
  expect(scale?.maximum).toBeCloseTo(last)
})

test('there is no scale without ranges', () => {
  expect(toWireScale([])).toBeUndefined()
})

test('a tenfold size is a step of the same length everywhere', () => {
  const scale = { minimum: 0.1, maximum: 100 }
  expect(placeOnScale({ minimum: 0.1, maximum: 1 }, scale).end).toBeCloseTo(1 / 3)
  expect(placeOnScale({ minimum: 10, maximum: 100 }, scale).start).toBeCloseTo(2 / 3)
})

test('every range lies on the scale of all ranges', () => {
  const wires = fc
    .tuple(fc.double({ min: 0.001, max: 900, noNaN: true }), fc.double({ min: 1.01, max: 100, noNaN: true }))
    .map(([minimum, factor]) => ({ minimum, maximum: minimum * factor }))
  fc.assert(
    fc.property(fc.array(wires, { minLength: 1, maxLength: 6 }), (ranges) => {
      const scale = toWireScale(ranges)
      if (!scale) throw new Error('no scale')
      for (const one of ranges) {
        const { start, end } = placeOnScale(one, scale)
        expect(start).toBeGreaterThanOrEqual(-1e-9)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})
