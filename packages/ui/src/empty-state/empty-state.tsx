import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './empty-state.module.css'

type EmptyStateProps = {
  icon: ComponentProps<typeof Icon>['name']
  /** For example "No entries found". */
  title: string
  /** Advice. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Heading level: 2 directly below the page title. */
  level?: 2 | 3
}

/** Message for an empty list or page, with one action. */
export function EmptyState({ icon, title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes.empty}>
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
