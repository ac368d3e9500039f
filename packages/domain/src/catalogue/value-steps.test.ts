import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listValueSteps, formatValueWithUnit } from './value-steps.ts'

test('divides a long range at round numbers of the visitor’s system', () => {
  const range = { minimum: 40, maximum: 13_000, unit: 'mm' }
  expect(listValueSteps(range, 'Metric')).toEqual([50, 100, 200, 500, 1000, 2000, 5000, 10_000])
  const format = { system: 'Imperial', language: 'en' } as const
  expect(listValueSteps(range, 'Imperial').map((value) => formatValueWithUnit({ value, unit: 'mm' }, format))).toEqual([
    '2 in',
    '5 in',
    '10 in',
    '20 in',
    '50 in',
    '100 in',
    '200 in',
    '500 in',
  ])
})

test('divides cross-sections at the trade sizes of wire', () => {
  const range = { minimum: 0.22, maximum: 6, unit: 'mm²' }
  expect(listValueSteps(range, 'Metric')).toEqual([0.22, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 4, 6])
  const format = { system: 'Imperial', language: 'en' } as const
  expect(formatValueWithUnit({ value: listValueSteps(range, 'Imperial')[0] ?? 0, unit: 'mm²' }, format)).toBe('AWG 22')
})

test('divides a short range evenly', () => {
  expect(listValueSteps({ minimum: 60, maximum: 80, unit: 'dB(A)' }, 'Imperial')).toEqual([60, 65, 70, 75, 80])
})

test('has no steps if all values are the same', () => {
  expect(listValueSteps({ minimum: 5, maximum: 5, unit: 'bar' }, 'Metric')).toEqual([])
})

test('steps ascend, stay within the range, and are at most 14', () => {
  const number = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(
      number,
      number,
      fc.constantFrom('mm', 'mm²', 'kg', 'pcs/h'),
      fc.constantFrom('Metric', 'Imperial'),
      (one, other, unit, system) => {
        const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)]
        const steps = listValueSteps({ minimum, maximum, unit }, system)
        expect(steps.length).toBeLessThanOrEqual(14)
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
        for (const step of steps) {
          expect(step).toBeGreaterThanOrEqual(minimum * 0.999)
          expect(step).toBeLessThanOrEqual(maximum * 1.001)
        }
      },
    ),
  )
})
