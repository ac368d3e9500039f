import { useId } from 'react'
import classes from './meter.module.css'

type MeterProps = {
  label: string
  value: number
  max: number
  /** What is written at the end of the line; the value itself unless given. */
  valueText?: string
  tone?: 'accent' | 'ok' | 'warn' | 'error' | 'info' | 'neutral'
}

/** How much of something there is: machines that run, stock, hours left. Not for work that goes on: that is Progress. */
export function Meter({ label, value, max, valueText = String(value), tone = 'accent' }: MeterProps) {
  const id = useId()
  return (
    <div className={`${classes.meter} ${classes[tone]}`}>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        <strong>{valueText}</strong>
      </div>
      <meter id={id} className={classes.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  )
}
