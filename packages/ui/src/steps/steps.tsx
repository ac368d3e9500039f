import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './steps.module.css'

export type Step = { label: string /** Time, or since when. */; detail?: string | undefined }

type StepsProps = {
  steps: readonly Step[]
  /** Index of the current step; the ones before it are done. Equal to the number of steps when all are done. */
  current: number
  /** Announced with completed steps: "done". */
  doneLabel: string
  /** Larger, for a receipt. */
  size?: 'small' | 'large'
}

/** Progress of a ticket, an order or a request. */
export function Steps({ steps, current, doneLabel, size = 'small' }: StepsProps) {
  return (
    // Explicit role: Safari drops the list semantics of lists without markers.
    <ol role="list" className={`${classes.steps} ${classes[size]}`}>
      {steps.map(({ label, detail }, position) => (
        <li
          key={label}
          className={stateClass(position, current)}
          aria-current={position === current ? 'step' : undefined}
        >
          {label}
          {position < current && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          {detail && <span className={classes.detail}> {detail}</span>}
        </li>
      ))}
    </ol>
  )
}

function stateClass(position: number, current: number): string | undefined {
  if (position < current) return classes.done
  return position === current ? classes.now : undefined
}
