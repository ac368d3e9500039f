import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'
import { SmallIcon } from '../icon/icon.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'inverse' | 'inverse-secondary'

type Look = { look?: ButtonLook; children: ReactNode }

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style'> & { loading?: boolean }

/** Does something here. While loading it cannot be pressed again; its words should then end in -ing. */
export function Button({ look = 'primary', loading = false, disabled = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${classes[look]}`}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <span className={classes.spinner} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'className' | 'style'> & { arrow?: boolean }

/** Goes somewhere, and looks like a button because it is the thing to do next. */
export function ButtonLink({ look = 'primary', arrow = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`${classes.button} ${classes[look]}`}>
      {children}
      {arrow && <SmallIcon name="arrow-right" />}
    </a>
  )
}
