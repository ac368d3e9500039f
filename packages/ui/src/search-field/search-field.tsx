import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './search-field.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'size' | 'form'> & {
  /** Where the search goes; it asks there with `name`, by GET. */
  action: string
  name: string
  label: string
  showLabel?: boolean
  /** On the button, read out only. */
  submitLabel: string
  /** Large on the search page itself. */
  size?: 'normal' | 'large'
  /** Said while the answer is on its way; the button turns then. */
  loadingText?: string | undefined
}

/** A form of its own that works without script: enter or the button sends it. */
export function SearchField({ action, name, id = name, label, showLabel, submitLabel, ...props }: SearchFieldProps) {
  const { size = 'normal', loadingText, ...native } = props
  return (
    <search>
      <form className={classes.form} action={action} method="get">
        <label htmlFor={id} className={showLabel ? classes.label : undefined}>
          {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </label>
        <div className={`${classes.box} ${classes[size]}`}>
          <input
            enterKeyHint="search"
            autoComplete="off"
            {...native}
            {...{ id, name }}
            type="search"
            className={`${control.control} ${classes.input}`}
          />
          <button type="submit" className={classes.submit} aria-busy={loadingText ? true : undefined}>
            {loadingText ? <span className={classes.spinner} /> : <Icon name="search" />}
            <VisuallyHidden>{submitLabel}</VisuallyHidden>
          </button>
        </div>
        <VisuallyHidden>
          <span role="status">{loadingText}</span>
        </VisuallyHidden>
      </form>
    </search>
  )
}
