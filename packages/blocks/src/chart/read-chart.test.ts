import { expect, test } from 'vitest'
import { readChart } from './read-chart.ts'

const valuesOf = (cells: string) => {
  const chart = readChart(`Year|Revenue\na|${cells}\nb|1`, 'bar')
  return typeof chart === 'string' ? chart : chart.series[0]?.values[0]
}

test('a table is parsed into categories and series', () => {
  expect(readChart('Year|Revenue|EBIT\n2024|353|38\n2025|342|35', 'bar')).toEqual({
    categoryLabel: 'Year',
    categories: ['2024', '2025'],
    series: [
      { name: 'Revenue', values: [353, 342] },
      { name: 'EBIT', values: [38, 35] },
    ],
  })
})

test.each([
  ['1 604', 1604],
  ['1’604.5', 1604.5],
  ['9,4', 9.4],
  ['−4', -4],
])('%s is parsed as the number %s', (cell, number) => {
  expect(valuesOf(cell)).toBe(number)
})

test.each(['', 'n/a', '4 %', 'many', '1,604,000'])('"%s" is not a number', (cell) => {
  expect(valuesOf(cell)).toContain('not a number')
})

const rows = (count: number) => Array.from({ length: count }, (_, row) => `${row}|1`).join('\n')

test.each([
  ['one value', `a|b\n${rows(1)}`, 'bar', 'at least two'],
  ['thirteen bars', `a|b\n${rows(13)}`, 'bar', '12 rows'],
  ['six slices', `a|b\n${rows(6)}`, 'donut', '5 rows'],
  ['a donut of two series', 'a|b|c\nx|1|2\ny|1|2', 'donut', '2 columns'],
  ['a slice of nothing', 'a|b\nx|1\ny|0', 'donut', 'above zero'],
] as const)('explains why it refuses %s', (_, text, kind, message) => {
  expect(readChart(text, kind)).toContain(message)
})
