import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './search-field.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'size' | 'form'> & {
  /** URL of the results; the form sends `name` by GET. */
  action: string
  name: string
  label: string
  showLabel?: boolean
  /** Accessible name of the button. */
  submitLabel: string
  /** `large` on the search page. */
  size?: 'normal' | 'large'
  /** Announced while loading; the button shows a spinner. */
  loadingText?: string | undefined
}

/** Search form. Works without script. */
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
