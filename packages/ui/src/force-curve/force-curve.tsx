import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import classes from './force-curve.module.css'

type CurvePoint = { x: number; y: number }

export type ForceCurveProps = {
  /** One sentence about the curve: the accessible name of its SVG. */
  summary: string
  /** Name of the horizontal axis: "Ram travel, mm". */
  xLabel: string
  /** Name of the vertical axis: "Force, kN". */
  yLabel: string
  points: readonly CurvePoint[]
  /** Added to the value of the highest point: "in tolerance". */
  peakLabel?: string | null
  /** Label of the disclosure with the same values: "Show as table". */
  tableLabel: string
  format: (value: number) => string
}

const size = { width: 720, height: 376 }
const edge = { top: 56, right: 24, bottom: 60, left: 56 }

/** Curve over a linear axis with its highest point labelled, for dark ground. Rendered on the server. */
export function ForceCurve({ summary, points, tableLabel, ...axes }: ForceCurveProps) {
  const { xLabel, yLabel, format } = axes
  return (
    <figure className={classes.curve}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={summary}>
        <Drawing points={points} {...axes} />
      </svg>
      <details className={classes.table}>
        <summary>{tableLabel}</summary>
        <table>
          <caption>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">{xLabel}</th>
              <th scope="col">{yLabel}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ x, y }) => (
              <tr key={x}>
                <th scope="row">{format(x)}</th>
                <td>{format(y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Drawing({ points, xLabel, yLabel, peakLabel, format }: Omit<ForceCurveProps, 'summary' | 'tableLabel'>) {
  const floor = size.height - edge.bottom
  const xs = points.map(({ x }) => x)
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [edge.left, size.width - edge.right])
  const y = scaleLinear([0, Math.max(...points.map((point) => point.y))], [floor, edge.top]).nice(4)
  const path = line<CurvePoint>(
    (point) => x(point.x),
    (point) => y(point.y),
  )
    .curve(curveMonotoneX)
    .digits(1)([...points])
  const peak = findPeak(points)
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path className={classes.grid} d={`M${edge.left} ${y(tick)}H${size.width - edge.right}`} />
          <text x={edge.left - 12} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {x.ticks(5).map((tick) => (
        <text key={tick} x={x(tick)} y={floor + 24} textAnchor="middle">
          {format(tick)}
        </text>
      ))}
      <text x={edge.left} y={20}>
        {yLabel}
      </text>
      <text x={size.width - edge.right} y={size.height - 6} textAnchor="end">
        {xLabel}
      </text>
      <path className={classes.glow} d={path ?? ''} />
      <path className={classes.line} d={path ?? ''} />
      {peak && (
        <g className={classes.peak}>
          <path d={`M${x(peak.x)} ${y(peak.y)}V${floor}`} />
          <circle cx={x(peak.x)} cy={y(peak.y)} r={5} />
          {/* On the side with more room. */}
          <text
            x={x(peak.x) + (x(peak.x) > size.width / 2 ? -12 : 12)}
            y={y(peak.y) - 12}
            textAnchor={x(peak.x) > size.width / 2 ? 'end' : 'start'}
          >
            {[`${format(peak.y)} ${unitOf(yLabel)}`.trim(), peakLabel].filter(Boolean).join(', ')}
          </text>
        </g>
      )}
    </>
  )
}

function findPeak(points: readonly CurvePoint[]): CurvePoint | undefined {
  return points.reduce<CurvePoint | undefined>((peak, point) => (peak && peak.y >= point.y ? peak : point), undefined)
}

/** The unit of an axis name such as "Force, kN"; empty if it has none. */
function unitOf(label: string): string {
  const [, ...rest] = label.split(/[,，、]/)
  return rest.at(-1)?.trim() ?? ''
}
