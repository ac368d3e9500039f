import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './steps.module.css'

export type Step = { label: string /** When, or since when. */; detail?: string | undefined }

type StepsProps = {
  steps: readonly Step[]
  /** Position of the step that is going on; all before it are done. As many as there are steps: all are done. */
  current: number
  /** Read out with the steps that are done: "done". */
  doneLabel: string
  /** Larger, for a receipt. */
  size?: 'small' | 'large'
}

/** How far something has come: a ticket, an order, a request. */
export function Steps({ steps, current, doneLabel, size = 'small' }: StepsProps) {
  return (
    // A list without markers is no list to some screen readers unless it says so.
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
