import type { Example } from '../example.ts'
import { DonutChart } from './donut-chart.tsx'

export const donutChartExamples: Example[] = [
  {
    name: 'share distribution',
    render: () => (
      <DonutChart
        summary="Shareholders by group in percent"
        tableLabel="Show as table"
        nameLabel="Group"
        valueLabel="Share, %"
        slices={[
          { name: 'Institutions, Switzerland', value: 37 },
          { name: 'Institutions, abroad', value: 26 },
          { name: 'Private shareholders', value: 23 },
          { name: 'Founding family', value: 14 },
        ]}
        format={(value) => `${value} %`}
        total={{ value: '7.25 m', label: 'shares' }}
      />
    ),
  },
]
