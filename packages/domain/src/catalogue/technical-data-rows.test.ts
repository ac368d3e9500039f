import { expect, test } from 'vitest'
import { isSameInBoth, listSpecificationDifferences, toTechnicalDataRows } from './technical-data-rows.ts'

const length = (metric: string, imperial: string) => [
  { name: 'Length', value: metric, unit: 'mm', measurementSystem: 'Metric' as const },
  { name: 'Length', value: imperial, unit: 'in', measurementSystem: 'Imperial' as const },
]
const output = (value: string, name = 'Output') => [{ name, value, unit: 'pcs/h', measurementSystem: null }]

test('merges the lines of both systems into one row', () => {
  expect(toTechnicalDataRows([...length('254', '10'), ...output('3,700')])).toEqual([
    { name: 'Length', metric: { value: '254', unit: 'mm' }, imperial: { value: '10', unit: 'in' } },
    { name: 'Output', metric: { value: '3,700', unit: 'pcs/h' }, imperial: { value: '3,700', unit: 'pcs/h' } },
  ])
})

test('uses a value of one system for both', () => {
  const [row] = toTechnicalDataRows(length('254', '10').slice(0, 1))
  expect(row && isSameInBoth(row)).toBe(true)
})

test('uses the first of two lines with the same name and system', () => {
  expect(toTechnicalDataRows([...output('1'), ...output('2')]).map(({ metric }) => metric.value)).toEqual(['1'])
})

test('lists the values that both products state and that differ', () => {
  const before = [...length('254', '10'), ...output('3,700'), ...output('5', 'Stations')]
  const after = [...length('508', '20'), ...output('3,700'), ...output('9', 'Noise level')]
  expect(listSpecificationDifferences(before, after).map(({ name }) => name)).toEqual(['Length'])
})
