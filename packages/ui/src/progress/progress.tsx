import { useId } from 'react'
import classes from './progress.module.css'

type ProgressProps = {
  label: string
  /** Undefined while the length is unknown. */
  value?: number | undefined
  max?: number
  /** Value as text: "62 of 84 MB". */
  valueText?: string | undefined
  failed?: boolean
}

/** Progress of a task. The native element needs no inline width and is accessible. */
export function Progress({ label, value, max = 100, valueText, failed = false }: ProgressProps) {
  const id = useId()
  return (
    <div className={`${classes.progress} ${failed ? classes.failed : ''}`}>
      <div className={classes.text}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span>{valueText}</span>}
      </div>
      <progress id={id} className={classes.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  )
}
