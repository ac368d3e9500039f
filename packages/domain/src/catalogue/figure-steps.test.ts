import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFigureSteps, nameFigure } from './figure-steps.ts'

test('a long range is cut at round figures of the reader’s system', () => {
  const range = { minimum: 40, maximum: 13_000, unit: 'mm' }
  expect(listFigureSteps(range, 'Metric')).toEqual([50, 100, 200, 500, 1000, 2000, 5000, 10_000])
  const words = { system: 'Imperial', language: 'en' } as const
  expect(listFigureSteps(range, 'Imperial').map((value) => nameFigure({ value, unit: 'mm' }, words))).toEqual([
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

test('cross-sections are cut at the sizes in which wire is sold', () => {
  const range = { minimum: 0.22, maximum: 6, unit: 'mm²' }
  expect(listFigureSteps(range, 'Metric')).toEqual([0.22, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 4, 6])
  const words = { system: 'Imperial', language: 'en' } as const
  expect(nameFigure({ value: listFigureSteps(range, 'Imperial')[0] ?? 0, unit: 'mm²' }, words)).toBe('AWG 22')
})

test('a short range is cut evenly', () => {
  expect(listFigureSteps({ minimum: 60, maximum: 80, unit: 'dB(A)' }, 'Imperial')).toEqual([60, 65, 70, 75, 80])
})

test('nothing is cut where all figures are the same', () => {
  expect(listFigureSteps({ minimum: 5, maximum: 5, unit: 'bar' }, 'Metric')).toEqual([])
})

test('steps grow, stay within their range, and are few', () => {
  const figure = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(
      figure,
      figure,
      fc.constantFrom('mm', 'mm²', 'kg', 'pcs/h'),
      fc.constantFrom('Metric', 'Imperial'),
      (one, other, unit, system) => {
        const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)]
        const steps = listFigureSteps({ minimum, maximum, unit }, system)
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
