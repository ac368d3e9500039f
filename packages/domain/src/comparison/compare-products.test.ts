import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComparedProduct,
  compareProducts,
  type ComparisonOptions,
  type Specification,
  specificationsOf,
} from './compare-products.ts'

const spec = (
  name: string,
  value: string,
  unit = '',
  system: Specification['measurementSystem'] = null,
): Specification => ({
  name,
  value,
  unit,
  measurementSystem: system,
})
const product = (key: string, ...specifications: Specification[]): ComparedProduct => ({ key, specifications })
const metric: ComparisonOptions = { system: 'Metric', hideIdentical: false }
const rowsOf = (products: ComparedProduct[], options: ComparisonOptions = metric) => {
  const compared = compareProducts(products, options)
  return compared.ok ? compared.value.map(({ name, unit, values }) => [name, unit, ...values]) : compared.reason
}

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('%i products can be compared: %s [S5-060]', (count, possible) => {
  const products = Array.from({ length: count }, (_, index) => product(`k${index}`, spec('Weight', '1')))
  expect(compareProducts(products, metric).ok).toBe(possible)
})

test('uses the first of several specifications with the same name and unit [S5-061]', () => {
  const twice = product('a', spec('Force', '20', 'kN'), spec('Force', '21', 'kN'), spec('Force', '4500', 'lbf'))
  expect(rowsOf([twice, product('b', spec('Force', '30', 'kN'))])).toEqual([
    ['Force', 'kN', '20', '30'],
    ['Force', 'lbf', '4500', null],
  ])
})

test.each([
  [
    'Metric',
    [
      ['Length', 'mm', '10', '20'],
      ['Speed', '', 'fast', 'slow'],
    ],
  ],
  [
    'Imperial',
    [
      ['Length', 'in', '0.4', '0.8'],
      ['Speed', '', 'fast', 'slow'],
    ],
  ],
] as const)('in %s units the values of the other system are dropped [S5-062]', (system, expected) => {
  const one = product(
    'a',
    spec('Length', '10', 'mm', 'Metric'),
    spec('Length', '0.4', 'in', 'Imperial'),
    spec('Speed', 'fast'),
  )
  const other = product(
    'b',
    spec('Length', '20', 'mm', 'Metric'),
    spec('Length', '0.8', 'in', 'Imperial'),
    spec('Speed', 'slow'),
  )
  expect(rowsOf([one, other], { ...metric, system })).toEqual(expected)
})

const mixed = [
  product('a', spec('Voltage', '230', 'V'), spec('Weight', '80', 'kg')),
  product('b', spec('Voltage', '230', 'V'), spec('Weight', '95', 'kg'), spec('Colour', 'grey')),
]

test('can hide specifications that are the same in all products [S5-063]', () => {
  expect(rowsOf(mixed)).toHaveLength(3)
  expect(rowsOf(mixed, { ...metric, hideIdentical: true })).toEqual([
    ['Weight', 'kg', '80', '95'],
    ['Colour', '', null, 'grey'],
  ])
})

test('marks a missing specification of a product with null [S5-064]', () => {
  expect(rowsOf(mixed)).toContainEqual(['Colour', '', null, 'grey'])
})

test('every line has a value for each product, lines are unique, and hiding only removes lines', () => {
  const anySpec = fc.record({
    name: fc.constantFrom('Weight', 'Force', '', '["Weight","kg"]'),
    value: fc.constantFrom('1', '2', ''),
    unit: fc.constantFrom('', 'kg', 'kN'),
    measurementSystem: fc.constantFrom(null, 'Metric' as const, 'Imperial' as const),
  })
  const products = fc.array(fc.record({ key: fc.string(), specifications: fc.array(anySpec) }), {
    minLength: 2,
    maxLength: 4,
  })
  fc.assert(
    fc.property(products, fc.constantFrom('Metric' as const, 'Imperial' as const), (compared, system) => {
      const all = compareProducts(compared, { system, hideIdentical: false })
      const some = compareProducts(compared, { system, hideIdentical: true })
      if (!all.ok || !some.ok) throw new Error('two products can be compared')
      expect(new Set(all.value.map(({ name, unit }) => JSON.stringify([name, unit]))).size).toBe(all.value.length)
      for (const { values } of all.value) {
        expect(values).toHaveLength(compared.length)
        expect(values.some((value) => value !== null)).toBe(true)
      }
      expect(some.value).toEqual(all.value.filter(({ values }) => new Set(values).size > 1))
    }),
    { numRuns: 500 },
  )
})

test('the specifications of a variant override those of its product', () => {
  const machine = {
    specifications: [spec('Force', '24', 'kN'), spec('Air', '6', 'bar')],
    variants: [{ id: 'v1', specifications: [spec('Force', '30', 'kN')] }],
  }
  const compared = [null, 'v1', 'gone'].map((id) => ({ key: `${id}`, specifications: specificationsOf(machine, id) }))
  expect(rowsOf(compared)).toEqual([
    ['Force', 'kN', '24', '30', '24'],
    ['Air', 'bar', '6', '6', '6'],
  ])
})
