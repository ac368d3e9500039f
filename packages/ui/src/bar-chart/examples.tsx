import type { Example } from '../example.ts'
import { BarChart } from './bar-chart.tsx'

const whole = (value: number) => value.toFixed(0)
const props = { tableLabel: 'Show as table', categoryLabel: 'Year' }

export const barChartExamples: Example[] = [
  {
    name: 'two series',
    render: () => (
      <BarChart
        {...props}
        summary="Revenue and EBIT 2021 to 2025 in million CHF"
        categories={['2021', '2022', '2023', '2024', '2025']}
        series={[
          { name: 'Revenue, m CHF', values: [318.4, 334.9, 307.2, 352.6, 341.8] },
          { name: 'EBIT, m CHF', values: [29.3, 33.8, 24.9, 38.1, 35.2] },
        ]}
        format={whole}
      />
    ),
  },
  {
    name: 'one series, below zero',
    render: () => (
      <BarChart
        {...props}
        summary="Free cash flow by quarter in million CHF"
        categoryLabel="Quarter"
        categories={['Q1', 'Q2', 'Q3', 'Q4']}
        series={[{ name: 'Free cash flow', values: [6, -3, 9, 12] }]}
        format={whole}
      />
    ),
  },
]
