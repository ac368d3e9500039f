import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { ChartFrame, type ChartLabels, type SeriesTone } from '../chart-frame/chart-frame.tsx'
import classes from './line-chart.module.css'

export type LinePoint = {
  /** Row header in the table: "March 2026". */
  label: string
  /** Label below the axis; set it for a few points only. */
  tick?: string | undefined
}

type LineChartProps = ChartLabels & {
  pointLabel: string
  points: readonly LinePoint[]
  /** The first series is solid, the others are dashed. The line is interrupted where a value is null. */
  series: readonly { name: string; values: readonly (number | null)[] }[]
  format: (value: number) => string
}

const width = 820
const height = 300
const edge = { top: 28, right: 20, bottom: 40, left: 64 }
const tones: readonly SeriesTone[] = ['second', 'third', 'first']

/** Line chart over time. The last value of the first series is labelled. */
export function LineChart({ summary, tableLabel, pointLabel, points, series, format }: LineChartProps) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const positions = points.map((_, position) => position)
  const x = scalePoint<number>()
    .domain(positions)
    .range([edge.left, width - edge.right])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - edge.bottom, edge.top]).nice(3)
  const at = (position: number) => x(position) ?? 0
  const floor = height - edge.bottom
  const isKnown = (value: number | null) => value !== null
  const toLine = line<number | null>(
    (_, position) => at(position),
    (value) => y(value ?? 0),
  )
    .defined(isKnown)
    .digits(1)
  const toArea = area<number | null>(
    (_, position) => at(position),
    floor,
    (value) => y(value ?? 0),
  )
    .defined(isKnown)
    .digits(1)
  const [leading, ...others] = series
  const lastPosition = leading?.values.findLastIndex(isKnown) ?? -1
  const last = leading?.values[lastPosition]
  return (
    <ChartFrame
      summary={summary}
      tableLabel={tableLabel}
      width={width}
      height={height}
      legend={series.map(({ name }, position) => ({
        name,
        tone: tones[position] ?? 'third',
        line: position === 0 ? 'solid' : 'dashed',
      }))}
      table={{
        headers: [pointLabel, ...series.map(({ name }) => name)],
        rows: points.map(({ label }, row) => [label, ...series.map((one) => toCell(one.values[row], format))]),
      }}
    >
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <path className={classes.grid} d={`M${edge.left} ${y(tick)}H${width - edge.right}`} />
          <text x={edge.left - 10} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {leading && <path className={classes.area} d={toArea([...leading.values]) ?? ''} />}
      {others.map(({ name, values: beside }) => (
        <path key={name} className={classes.beside} d={toLine([...beside]) ?? ''} />
      ))}
      {leading && <path className={classes.leading} d={toLine([...leading.values]) ?? ''} />}
      <path className={classes.axis} d={`M${edge.left} ${floor}H${width - edge.right}`} />
      {points.map(({ label, tick }, position) =>
        tick ? (
          <text key={label} x={at(position)} y={height - 14} textAnchor={anchorAt(position, points.length)}>
            {tick}
          </text>
        ) : null,
      )}
      {typeof last === 'number' && (
        <g className={classes.last}>
          <circle cx={at(lastPosition)} cy={y(last)} r={4} />
          <text x={at(lastPosition) + 4} y={y(last) - 12} textAnchor="end">
            {format(last)}
          </text>
        </g>
      )}
    </ChartFrame>
  )
}

function toCell(value: number | null | undefined, format: (value: number) => string): string {
  return typeof value === 'number' ? format(value) : '–'
}

/** Keeps the first and last label inside the chart. */
function anchorAt(position: number, count: number): 'start' | 'middle' | 'end' {
  if (position === 0) return 'start'
  return position === count - 1 ? 'end' : 'middle'
}
