import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMeasureUnit, toQuantity } from './dimension.ts'
import { parseMeasure } from './parse-measure.ts'
import { imperialUnitOf, metricUnits, toImperial } from './unit.ts'

test.each([
  ['2 kN', '2000 N'],
  ['1.5 m', '1500 mm'],
  ['120 m/min', '2 m/s'],
])('%s equals %s', (one, other) => {
  const [first, second] = [parseMeasure(one), parseMeasure(other)].map((measure) => measure && toQuantity(measure))
  expect(first?.dimension).toBe(second?.dimension)
  expect(first?.value).toBeCloseTo(second?.value ?? Number.NaN)
})

test('a value typed in either system is the same quantity', () => {
  fc.assert(
    fc.property(fc.constantFrom(...metricUnits), fc.integer({ min: 1, max: 100_000 }), (unit, value) => {
      const metric = toQuantity({ value, unit })
      const typed = parseMeasure(`${toImperial(value, unit).toFixed(9)} ${imperialUnitOf(unit)}`)
      const imperial = typed && toQuantity(typed)
      expect(imperial?.dimension).toBe(metric.dimension)
      expect(imperial?.value).toBeCloseTo(metric.value, 4)
    }),
  )
})

test('units without a counterpart in the other system have no dimension', () => {
  expect(['dpi', 'pcs/h', 'toString'].filter(isMeasureUnit)).toEqual([])
})
