import { arc, pie } from 'd3-shape'
import { ChartFrame, type ChartLabels, toneOf } from '../chart-frame/chart-frame.tsx'
import classes from './donut-chart.module.css'

export type DonutSlice = { name: string; value: number }

type DonutChartProps = ChartLabels & {
  nameLabel: string
  valueLabel: string
  slices: readonly DonutSlice[]
  format: (value: number) => string
  /** Text in the centre: "7.25 m" and "shares". */
  total: { value: string; label: string }
}

const size = 240

/** Donut chart of at most five slices, largest first, each labelled with its value. */
export function DonutChart({ summary, tableLabel, nameLabel, valueLabel, slices, format, total }: DonutChartProps) {
  const toArc = arc<{ startAngle: number; endAngle: number }>().innerRadius(74).outerRadius(118).digits(1)
  const angles = pie<DonutSlice>()
    .value(({ value }) => value)
    .sort(null)([...slices])
  return (
    <ChartFrame
      summary={summary}
      tableLabel={tableLabel}
      width={size}
      height={size}
      legend={[]}
      table={{ headers: [nameLabel, valueLabel], rows: slices.map(({ name, value }) => [name, format(value)]) }}
      beside={
        <ul role="list" className={classes.parts}>
          {slices.map(({ name, value }, position) => (
            <li key={name} className={classes[toneOf(position)]}>
              <strong>{format(value)}</strong>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      }
    >
      <g transform={`translate(${size / 2} ${size / 2})`}>
        {angles.map((angle, position) => (
          <path
            key={angle.data.name}
            className={`${classes.slice} ${classes[toneOf(position)]}`}
            d={toArc(angle) ?? ''}
          />
        ))}
        <text className={classes.total} textAnchor="middle" y={2}>
          {total.value}
        </text>
        <text textAnchor="middle" y={24}>
          {total.label}
        </text>
      </g>
    </ChartFrame>
  )
}
