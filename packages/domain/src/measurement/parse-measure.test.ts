import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMeasure } from './parse-measure.ts'
import { wireGauges } from './wire-gauge.ts'

test.each([
  ['12 AWG', 3.309, 'mm²'],
  ['awg 12', 3.309, 'mm²'],
  ['AWG12', 3.309, 'mm²'],
  ['2/0 awg', 67.43, 'mm²'],
  ['250 kcmil', 126.68, 'mm²'],
  ['250 MCM', 126.68, 'mm²'],
  ['3,31 mm²', 3.31, 'mm²'],
  ['3.31mm2', 3.31, 'mm²'],
  ['0.5 in', 12.7, 'mm'],
  ['0.5"', 12.7, 'mm'],
  ['10 ft', 3.048, 'm'],
  ['120 lbs', 54.43, 'kg'],
  ['87 psi', 5.998, 'bar'],
  ['20 kN', 20, 'kN'],
  ['45 lbf', 200.17, 'N'],
] as const)('%s is %d %s', (text, value, unit) => {
  const measure = parseMeasure(text)
  expect(measure?.unit).toBe(unit)
  expect(measure?.value).toBeCloseTo(value, 2)
})

test.each(['', '12', 'AWG', '99 AWG', 'twelve mm', '1.2.3 mm', '5 parsec', '12 awg wire', '5 constructor'])(
  'rejects %j as a measure',
  (text) => {
    expect(parseMeasure(text)).toBeUndefined()
  },
)

test('parses every trade size', () => {
  for (const { name, unit, crossSectionMm2 } of wireGauges) {
    expect(parseMeasure(`${name} ${unit}`)).toEqual({ value: crossSectionMm2, unit: 'mm²' })
  }
})

test('parses any text without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseMeasure(text)?.value ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
