import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imperialUnitOf, isMetricUnit, metricUnits, toImperial, toMetric } from './unit.ts'

test.each([
  [25.4, 'mm', 1, 'in'],
  [0.3048, 'm', 1, 'ft'],
  [1, 'kg', 2.20462, 'lb'],
  [6, 'bar', 87.0226, 'psi'],
  [20, 'N', 4.49618, 'lbf'],
  [20, 'kN', 4496.18, 'lbf'],
  [12, 'm/min', 39.3701, 'ft/min'],
  [2, 'm/s', 6.56168, 'ft/s'],
] as const)('%d %s are %d %s', (metric, unit, imperial, imperialUnit) => {
  expect(toImperial(metric, unit)).toBeCloseTo(imperial, 2)
  expect(imperialUnitOf(unit)).toBe(imperialUnit)
})

const anyValue = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
const unit = fc.constantFrom(...metricUnits)

test('converting there and back gives the same value', () => {
  fc.assert(
    fc.property(anyValue, unit, (value, of) => {
      expect(Math.abs(toMetric(toImperial(value, of), of) - value)).toBeLessThanOrEqual(value * 1e-12)
    }),
  )
})

test('conversion preserves the order of values', () => {
  fc.assert(
    fc.property(anyValue, anyValue, unit, (one, other, of) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(toImperial(less, of)).toBeLessThanOrEqual(toImperial(more, of))
      expect(toMetric(less, of)).toBeLessThanOrEqual(toMetric(more, of))
    }),
  )
})

test.each(['pcs/h', 'V', '', 'in', 'toString', 'mm²'])('%j has no imperial counterpart', (other) => {
  expect(isMetricUnit(other)).toBe(false)
})
