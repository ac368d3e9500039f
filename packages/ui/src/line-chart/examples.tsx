import type { Example } from '../example.ts'
import { LineChart } from './line-chart.tsx'

// Deterministic invented prices, so that screenshots can be compared.
const months = Array.from({ length: 72 }, (_, month) => month)
const price = months.map((month) => 61 + month * 0.17 + 2.4 * Math.sin(month / 1.9) + 1.1 * Math.sin(month / 0.8))
const index = months.map((month) => 60.5 + month * 0.13 + 1.6 * Math.sin(month / 4))
const points = months.map((month) => ({
  label: `${2021 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
  tick: month % 12 === 0 ? String(2021 + month / 12) : undefined,
}))

const props = { tableLabel: 'Show as table', pointLabel: 'Month' }
const format = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))

export const lineChartExamples: Example[] = [
  {
    name: 'with a line to compare',
    render: () => (
      <LineChart
        {...props}
        summary="Demo share price over six years, from CHF 61 to CHF 74"
        points={points}
        series={[
          { name: 'Norlitz registered share, CHF', values: price },
          { name: 'Industry index, rebased', values: index },
        ]}
        format={format}
      />
    ),
  },
  {
    name: 'one line',
    render: () => (
      <LineChart
        {...props}
        summary="Wires per hour this week"
        pointLabel="Day"
        points={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ label: day, tick: day }))}
        series={[{ name: 'Wires per hour', values: [4100, 4350, 3900, 4600, 4900] }]}
        format={format}
      />
    ),
  },
]
