import { BarChart } from '@ferrule/ui/bar-chart'
import { DonutChart } from '@ferrule/ui/donut-chart'
import { LineChart } from '@ferrule/ui/line-chart'
import type { Labels } from '../labels.ts'
import { localizeNumbers } from '../tabular/localize-numbers.ts'
import type { ChartContent } from './block.ts'
import type { Chart } from './read-chart.ts'

type ChartGraphicProps = { content: Pick<ChartContent, 'chartKind' | 'summary'>; labels: Labels; numbers: Chart }

export function ChartGraphic({ content, labels, numbers }: ChartGraphicProps) {
  const format = labels.formatNumber
  const { categoryLabel, series } = numbers
  const categories = numbers.categories.map((category) => localizeNumbers(category, format))
  const common = { summary: content.summary, tableLabel: labels.chart.showTable, format }
  switch (content.chartKind) {
    case 'bar':
      return <BarChart {...common} categoryLabel={categoryLabel} categories={categories} series={series} />
    case 'line':
      return <LineChart {...common} pointLabel={categoryLabel} points={toPoints(categories)} series={series} />
    case 'donut': {
      const { name = '', values = [] } = series[0] ?? {}
      const total = values.reduce((sum, value) => sum + value, 0)
      return (
        <DonutChart
          {...common}
          nameLabel={categoryLabel}
          valueLabel={name}
          slices={categories.map((category, row) => ({ name: category, value: values[row] ?? 0 }))}
          total={{ value: format(total), label: name }}
        />
      )
    }
  }
}

/** Labels at most four points of the axis, as many as fit on a small screen. */
function toPoints(categories: string[]) {
  const step = Math.ceil(categories.length / 4)
  return categories.map((label, row) => ({ label, tick: row % step === 0 ? label : undefined }))
}
