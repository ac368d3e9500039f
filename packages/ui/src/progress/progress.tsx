import { useId } from 'react'
import classes from './progress.module.css'

type ProgressProps = {
  label: string
  /** How far it is; left out while nobody knows. */
  value?: number | undefined
  max?: number
  /** In words: "62 of 84 MB". */
  valueText?: string | undefined
  failed?: boolean
}

/** Work that goes on. The browser's own element: it needs no inline width, and readers know it. */
export function Progress({ label, value, max = 100, valueText, failed = false }: ProgressProps) {
  const id = useId()
  return (
    <div className={`${classes.progress} ${failed ? classes.failed : ''}`}>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span>{valueText}</span>}
      </div>
      <progress id={id} className={classes.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  )
}
