import type { ComponentProps, ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './text-link.module.css'

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'target'> & {
  href: string
  children: ReactNode
  /** Opens the link in a new tab and announces it with this text: "opens in a new tab". */
  newTabLabel?: string | undefined
}

/** Inline link. */
export function TextLink({ newTabLabel, children, ...rest }: TextLinkProps) {
  if (!newTabLabel) {
    return (
      <a {...rest} className={classes.link}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} className={classes.link} target="_blank" rel="noopener">
      {children}
      <span className={classes.out}>
        <SmallIcon name="arrow-out" />
      </span>
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  )
}
