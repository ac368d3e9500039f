import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'
import { SmallIcon } from '../icon/icon.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse' | 'inverse-secondary'

type SharedProps = { variant?: ButtonVariant; children: ReactNode }

type ButtonProps = SharedProps & Omit<ComponentProps<'button'>, 'className' | 'style'> & { loading?: boolean }

/** Button for an action on this page. It is disabled while loading; its label should then end in -ing. */
export function Button({ variant = 'primary', loading = false, disabled = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${classes[variant]}`}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <span className={classes.spinner} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = SharedProps & Omit<ComponentProps<'a'>, 'className' | 'style'> & { arrow?: boolean }

/** Link styled as a button, for the page's main next step. */
export function ButtonLink({ variant = 'primary', arrow = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`${classes.button} ${classes[variant]}`}>
      {children}
      {arrow && <SmallIcon name="arrow-right" />}
    </a>
  )
}
