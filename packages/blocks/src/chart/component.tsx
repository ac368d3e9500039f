import { BarChart } from '@ferrule/ui/bar-chart'
import { DonutChart } from '@ferrule/ui/donut-chart'
import { LineChart } from '@ferrule/ui/line-chart'
import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { SideSection } from '../sections/side-section.tsx'
import type { ChartContent } from './block.ts'
import { type Chart as Numbers, readChart } from './read-chart.ts'

type ChartProps = { content: ChartContent; labels: Labels }

export function Chart({ content, labels }: ChartProps) {
  const numbers = readChart(content.cells, content.chartKind)
  if (typeof numbers === 'string') return null
  return (
    <SideSection heading={content.heading}>
      <ChartGraphic content={content} labels={labels} numbers={numbers} />
      <Footnote text={content.footnote} />
    </SideSection>
  )
}

type ChartGraphicProps = { content: Pick<ChartContent, 'chartKind' | 'summary'>; labels: Labels; numbers: Numbers }

export function ChartGraphic({ content, labels, numbers }: ChartGraphicProps) {
  const { categoryLabel, categories, series } = numbers
  const format = labels.formatNumber
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
