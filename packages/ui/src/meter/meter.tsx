import { useId } from 'react'
import classes from './meter.module.css'

type MeterProps = {
  label: string
  value: number
  max: number
  /** Shown at the end of the line; defaults to the value. */
  valueText?: string
  tone?: 'accent' | 'ok' | 'warn' | 'error' | 'info' | 'neutral'
}

/** Amount within a known range: running machines, stock, remaining hours. Use Progress for running tasks. */
export function Meter({ label, value, max, valueText = String(value), tone = 'accent' }: MeterProps) {
  const id = useId()
  return (
    <div className={`${classes.meter} ${classes[tone]}`}>
      <div className={classes.text}>
        <label htmlFor={id}>{label}</label>
        <strong>{valueText}</strong>
      </div>
      <meter id={id} className={classes.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  )
}
