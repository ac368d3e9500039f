import type { ChartContent } from './content.ts'

const prices = [61, 63.4, 62.1, 66.8, 70.2, 68.9, 73.5, 78.8, 81.6, 76.4, 72.9, 74.2]
const index = [61, 61.8, 62.4, 63.1, 64.9, 65.2, 66.6, 68.1, 69.9, 70.4, 70.1, 71.2]

export const chartExamples = {
  bars: {
    blockType: 'chart',
    heading: 'Revenue and EBIT',
    chartKind: 'bar',
    summary: 'Revenue grew from 318 to 342 million CHF in five years, EBIT from 29 to 35.',
    cells: 'Year|Revenue, m CHF|EBIT, m CHF\n2021|318|29\n2022|335|34\n2023|307|25\n2024|353|38\n2025|342|35',
    footnote: 'Demo data, invented.',
  },
  line: {
    blockType: 'chart',
    heading: 'Share price',
    chartKind: 'line',
    summary: 'The share rose from CHF 61 to CHF 74.20 in three years, ahead of the index.',
    cells: [
      'Quarter|Norlitz registered share, CHF|Industry index, rebased',
      ...prices.map((price, row) => `Q${(row % 4) + 1} ${2024 + Math.floor(row / 4)}|${price}|${index[row]}`),
    ].join('\n'),
    footnote: null,
  },
  donut: {
    blockType: 'chart',
    heading: 'Share distribution',
    chartKind: 'donut',
    summary: 'Institutions in Switzerland hold the largest part of the shares, 37 percent.',
    cells:
      'Shareholders|Percent\nInstitutions, Switzerland|37\nInstitutions, abroad|26\nPrivate shareholders|23\nFounding family|14',
    footnote: 'Demo data, invented.',
  },
} satisfies Record<string, ChartContent>
