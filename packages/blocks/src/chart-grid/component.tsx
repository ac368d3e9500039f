import type { Addresses } from '../addresses.ts'
import { ChartGraphic } from '../chart/chart-graphic.tsx'
import { readChart } from '../chart/read-chart.ts'
import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import classes from './component.module.css'
import type { ChartGridContent } from './block.ts'

type ChartGridProps = { content: ChartGridContent; addresses: Addresses; labels: Labels }

/** A chart of one series has no legend: the name of the series, which is its unit, is below the title. */
export function ChartGrid({ content, addresses, labels }: ChartGridProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <ul className={`${classes.charts} ${content.charts.length % 3 === 0 ? classes.three : ''}`} role="list">
        {content.charts.map((chart) => {
          const numbers = readChart(chart.cells, chart.chartKind)
          if (typeof numbers === 'string') return null
          const [only, ...others] = numbers.series
          return (
            <li key={chart.title} data-kind={chart.chartKind}>
              <h3 className={classes.title}>{chart.title}</h3>
              {others.length === 0 && <p className={classes.unit}>{only?.name}</p>}
              <ChartGraphic content={chart} labels={labels} numbers={numbers} />
            </li>
          )
        })}
      </ul>
      <Footnote text={content.footnote} />
    </HeadSection>
  )
}
