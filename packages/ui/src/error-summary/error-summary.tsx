import { Icon } from '../icon/icon.tsx'
import classes from './error-summary.module.css'

type ErrorSummaryProps = {
  /** "There is a problem with 4 answers" */
  title: string
  /** In field order; `field` is the id of the input, or of the first input of a group. */
  errors: { field: string; text: string }[]
  id?: string
  /**
   * Takes the focus when it appears, with and without script. Give it a new `key` for each failed submission, so
   * that it takes the focus again. Switched off only in the style guide.
   */
  takesFocus?: boolean
}

/** List of errors at the top of an invalid form. Each link focuses its field natively. */
export function ErrorSummary({ title, errors, id = 'error-summary', takesFocus = true }: ErrorSummaryProps) {
  const titleId = `${id}-title`
  return (
    <div
      className={classes.summary}
      id={id}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a failed submission the errors must be announced first
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

/** `autofocus` works only on page load; this focuses a summary that is rendered later. */
function focusOn(summary: HTMLElement | null) {
  summary?.focus()
}
