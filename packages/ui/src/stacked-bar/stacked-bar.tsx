import classes from './stacked-bar.module.css'

export type StackedBarPart = { label: string; value: number; tone: 'ok' | 'warn' | 'error' | 'neutral' }

type StackedBarProps = {
  parts: readonly StackedBarPart[]
  /** False where the numbers stand beside the bar. */
  hasLegend?: boolean
}

/** Shares of a whole as one bar. The legend contains the numbers as text, so that the bar itself is hidden. */
export function StackedBar({ parts, hasLegend = true }: StackedBarProps) {
  const total = Math.max(
    1,
    parts.reduce((sum, { value }) => sum + value, 0),
  )
  const startOf = (place: number) => parts.slice(0, place).reduce((sum, { value }) => sum + value, 0)
  return (
    <div className={classes.stacked}>
      <svg className={classes.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ label, value, tone }, place) => (
          <rect key={label} className={classes[tone]} x={startOf(place)} y={0} width={value} height={1} />
        ))}
      </svg>
      {hasLegend && <Legend parts={parts} />}
    </div>
  )
}

function Legend({ parts }: { parts: readonly StackedBarPart[] }) {
  return (
    <ul role="list" className={classes.legend}>
      {parts.map(({ label, tone }) => (
        <li key={label}>
          <svg className={classes.swatch} viewBox="0 0 1 1" aria-hidden="true">
            <rect className={classes[tone]} width={1} height={1} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
