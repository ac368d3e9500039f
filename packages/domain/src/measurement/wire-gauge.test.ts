import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCrossSection, toWireGauge, wireGauges } from './wire-gauge.ts'

test.each([
  [0.08, '28'],
  [0.13, '26'],
  [0.22, '24'],
  [0.35, '22'],
  [0.5, '20'],
  [0.75, '18'],
  [1.5, '16'],
  [2.5, '14'],
  [4, '12'],
  [6, '10'],
  [10, '8'],
  [16, '6'],
  [25, '4'],
  [27, '2'],
  [35, '2'],
  [50, '1/0'],
  [70, '2/0'],
  [95, '3/0'],
  [120, '250'],
  [150, '300'],
  [240, '500'],
])('%d mm² is sold as %s, the nearest by ratio', (mm2, name) => {
  expect(toWireGauge(mm2).name).toBe(name)
})

test.each([
  ['12', 3.31],
  ['10', 5.26],
  ['24', 0.205],
  ['1/0', 53.5],
  ['0', 53.5],
  ['0000', 107.2],
  ['17', 1.04],
])('%s AWG is %d mm²', (name, mm2) => {
  expect(findCrossSection(name, 'AWG')).toBeCloseTo(mm2, mm2 > 50 ? 0 : 2)
})

test.each(['', '-1', '41', '5/0', '1/00', '00000', '12.5', 'x'])('rejects %j as a gauge', (name) => {
  expect(findCrossSection(name, 'AWG')).toBeUndefined()
})

test('finds every trade size by its name and by its cross-section', () => {
  for (const size of wireGauges) {
    expect(findCrossSection(size.name, size.unit)).toBe(size.crossSectionMm2)
    expect(toWireGauge(size.crossSectionMm2)).toBe(size)
  }
})

const crossSection = fc.double({ min: 0.005, max: 500, noNaN: true })

test('a thicker wire never becomes a thinner trade size', () => {
  fc.assert(
    fc.property(crossSection, crossSection, (one, other) => {
      const [thin, thick] = one < other ? [one, other] : [other, one]
      expect(toWireGauge(thin).crossSectionMm2).toBeLessThanOrEqual(toWireGauge(thick).crossSectionMm2)
    }),
  )
})

test('the nearest trade size is at most half a step away', () => {
  fc.assert(
    fc.property(crossSection, (mm2) => {
      const ratio = toWireGauge(mm2).crossSectionMm2 / mm2
      expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.27)
    }),
  )
})
