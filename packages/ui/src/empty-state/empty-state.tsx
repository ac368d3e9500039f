import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './empty-state.module.css'

type EmptyStateProps = {
  icon: ComponentProps<typeof Icon>['name']
  /** The fact: "No entries found". */
  title: string
  /** What helps. */
  children?: ReactNode
  /** One thing to do: a button or a link. */
  action?: ReactNode
}

/** Nothing is here: says so, and offers one way on. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <Icon name={icon} />
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
