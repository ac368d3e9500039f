import { expect, test } from 'vitest'
import { type SpecificationFacts, toSpecifications } from './specification.ts'

const facts = (given: Partial<SpecificationFacts>): SpecificationFacts => ({
  name: 'X',
  text: null,
  unit: '',
  minimum: null,
  maximum: null,
  measurementSystem: null,
  ...given,
})
const linesOf = (given: Partial<SpecificationFacts>, language: 'en' | 'de' = 'en') =>
  toSpecifications(facts(given), language).map(({ value, unit, measurementSystem }) => [value, unit, measurementSystem])

test.each([
  [
    { minimum: 0.22, maximum: 6, unit: 'mm²' },
    [
      ['0.22 – 6', 'mm²', 'Metric'],
      ['AWG 24 – 10', '', 'Imperial'],
    ],
  ],
  [
    { minimum: 16, maximum: 240, unit: 'mm²' },
    [
      ['16 – 240', 'mm²', 'Metric'],
      ['AWG 6 – 500 kcmil', '', 'Imperial'],
    ],
  ],
  [
    { minimum: 4, maximum: 4, unit: 'mm²' },
    [
      ['4', 'mm²', 'Metric'],
      ['AWG 12', '', 'Imperial'],
    ],
  ],
  [
    { maximum: 6, unit: 'mm²' },
    [
      ['≤ 6', 'mm²', 'Metric'],
      ['≤ AWG 10', '', 'Imperial'],
    ],
  ],
  [
    { minimum: 1250, maximum: 1250, unit: 'kg' },
    [
      ['1,250', 'kg', 'Metric'],
      ['2,760', 'lb', 'Imperial'],
    ],
  ],
  [
    { minimum: 5, maximum: null, unit: 'bar' },
    [
      ['≥ 5', 'bar', 'Metric'],
      ['≥ 72.5', 'psi', 'Imperial'],
    ],
  ],
])('formats %j in both systems', (given, lines) => {
  expect(linesOf(given)).toEqual(lines)
})

test.each([
  [{ maximum: 4200, minimum: 4200, unit: 'pcs/h' }, [['4,200', 'pcs/h', null]]],
  [{ text: 'PVC, PTFE' }, [['PVC, PTFE', '', null]]],
  [{ minimum: 12, maximum: 12, unit: 'in', measurementSystem: 'Imperial' as const }, [['12', 'in', 'Imperial']]],
  [{}, [['', '', null]]],
])('formats %j as one line', (given, lines) => {
  expect(linesOf(given)).toEqual(lines)
})

test('formats German numbers the Swiss way', () => {
  expect(linesOf({ minimum: 1250.5, maximum: 1250.5, unit: 'kg' }, 'de')[0]).toEqual([
    expect.stringMatching(/^1['’]250\.5$/),
    'kg',
    'Metric',
  ])
})

test('translates a unit that is a word', () => {
  const facts = { name: 'Leistung', minimum: null, maximum: 5600, text: null, unit: 'pcs/h', measurementSystem: null }
  expect(toSpecifications(facts, 'de')).toMatchObject([{ unit: 'Stk./h' }])
})
