import { scaleBand, scaleLinear } from 'd3-scale'
import { ChartFrame, type ChartLabels, toneOf } from '../chart-frame/chart-frame.tsx'
import classes from './bar-chart.module.css'

export type BarSeries = { name: string; values: readonly number[] }

type BarChartProps = ChartLabels & {
  /** Header of the first column of the equivalent table: "Year". */
  categoryLabel: string
  categories: readonly string[]
  series: readonly BarSeries[]
  /** Formats a number in the page's language. */
  format: (value: number) => string
}

const width = 560
const height = 300
const edge = { top: 24, right: 16, bottom: 36, left: 16 }
/** Of the labels on a small screen, where they are largest. */
const character = 10.5
const lineHeight = 23

/** Grouped bar chart. The bars of the first series are twice as wide; every bar carries its value. */
export function BarChart({ summary, tableLabel, categoryLabel, categories, series, format }: BarChartProps) {
  const values = series.flatMap((one) => one.values)
  const x = scaleBand<string>()
    .domain(categories)
    .range([edge.left, width - edge.right])
    .paddingInner(0.32)
    .paddingOuter(0.14)
  const lowest = Math.min(0, ...values)
  // The label of a negative value is below its bar and needs room above the category names.
  const floor = height - edge.bottom - (lowest < 0 ? 26 : 0)
  const y = scaleLinear([lowest, Math.max(0, ...values)], [floor, edge.top])
  const unit = x.bandwidth() / (series.length + 1)
  const labels = categories.map((category) => wrapWords(category, Math.floor(x.step() / character)))
  const extraLines = Math.max(...labels.map((lines) => lines.length)) - 1
  return (
    <ChartFrame
      summary={summary}
      tableLabel={tableLabel}
      width={width}
      height={height + extraLines * lineHeight}
      legend={series.map(({ name }, position) => ({ name, tone: toneOf(position) }))}
      table={{
        headers: [categoryLabel, ...series.map(({ name }) => name)],
        rows: categories.map((category, row) => [category, ...series.map((one) => format(one.values[row] ?? 0))]),
      }}
    >
      {categories.map((category, row) => (
        <g key={category}>
          {series.map((one, position) => {
            const value = one.values[row] ?? 0
            const left = (x(category) ?? 0) + (position === 0 ? 0 : unit * (position + 1))
            const barWidth = (position === 0 ? 2 : 1) * unit - 2
            const top = Math.min(y(value), y(0))
            return (
              <g key={one.name} className={classes[toneOf(position)]}>
                <rect x={left} y={top} width={barWidth} height={Math.abs(y(value) - y(0))} />
                <text x={left + barWidth / 2} y={value < 0 ? y(value) + 16 : top - 8} textAnchor="middle">
                  {value === 0 ? null : format(value)}
                </text>
              </g>
            )
          })}
          <text x={(x(category) ?? 0) + x.bandwidth() / 2} y={height - 12} textAnchor="middle">
            {labels[row]?.map((line, position) => (
              <tspan key={line} x={(x(category) ?? 0) + x.bandwidth() / 2} dy={position === 0 ? undefined : '1.2em'}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      <path className={classes.axis} d={`M${edge.left} ${y(0)}H${width - edge.right}`} />
    </ChartFrame>
  )
}

/** Breaks a label between words into lines of at most so many characters; a longer word keeps its own line. */
function wrapWords(label: string, room: number): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= room) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}
