import { Icon } from '../icon/icon.tsx'
import classes from './error-summary.module.css'

type ErrorSummaryProps = {
  /** "There is a problem with 4 answers" */
  title: string
  /** In the order of the fields; `field` is the id of the input (of the first one, in a group). */
  errors: { field: string; text: string }[]
  id?: string
  /**
   * It takes the focus when it appears, with script and without. Give it a new `key` with each refused attempt, so
   * that it appears again. Off only where the page shows it as a picture of itself.
   */
  takesFocus?: boolean
}

/** Stands first in a form that was refused. Its links put the focus into the fields; the platform does that. */
export function ErrorSummary({ title, errors, id = 'error-summary', takesFocus = true }: ErrorSummaryProps) {
  const titleId = `${id}-title`
  return (
    <div
      className={classes.summary}
      id={id}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent a form must hear first why it was refused
      autoFocus={takesFocus}
      {...(takesFocus ? { ref: focusOn } : {})}
    >
      <h2 className={classes.title} id={titleId}>
        <Icon name="error" />
        <span>{title}</span>
      </h2>
      <ul role="list">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The attribute does it for a page that arrives; for one that is already there, this does. */
function focusOn(summary: HTMLElement | null) {
  summary?.focus()
}
