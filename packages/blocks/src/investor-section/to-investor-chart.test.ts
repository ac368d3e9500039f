import { expect, test } from 'vitest'
import { toInvestorChart } from './to-investor-chart.ts'

test('the share price is a line over the years', () => {
  const chart = toInvestorChart('share-price', 'In CHF|2024|2025\nHigh|70.20|81.60\nLow|61.00|63.90')
  expect(chart).toMatchObject({
    chartKind: 'line',
    numbers: {
      categories: ['2024', '2025'],
      series: [
        { name: 'High', values: [70.2, 81.6] },
        { name: 'Low', values: [61, 63.9] },
      ],
    },
  })
})

test('of the annual figures only the marked rows are drawn', () => {
  const cells = 'In million CHF|2024|2025\n* Revenue|352.6|341.8\nEmployees|1 588|1 604'
  expect(toInvestorChart('annual-figures', cells)?.numbers.series).toEqual([
    { name: 'Revenue', values: [352.6, 341.8] },
  ])
})

test('the share distribution is a donut of its rows', () => {
  const chart = toInvestorChart('share-distribution', 'Shareholders|Percent\nInstitutions|63\nFamily|37')
  expect(chart).toMatchObject({ chartKind: 'donut', numbers: { categories: ['Institutions', 'Family'] } })
})

test.each([
  ['a kind without chart', 'shareholders', 'Shareholder|Percent\nFamily|14\nFund|6.2'],
  ['words instead of numbers', 'share-price', 'In CHF|2024|2025\nHigh|much|more'],
  ['no table', 'share-price', 'text'],
  ['one year', 'share-price', 'In CHF|2025\nHigh|81.60'],
] as const)('%s has no chart', (_, kind, cells) => {
  expect(toInvestorChart(kind, cells)).toBeUndefined()
})
