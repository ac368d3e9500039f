import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { SideSection } from '../sections/side-section.tsx'
import type { ChartContent } from './block.ts'
import { ChartGraphic } from './chart-graphic.tsx'
import { readChart } from './read-chart.ts'

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
