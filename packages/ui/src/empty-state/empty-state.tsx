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
  /** Of its heading: 2 where it stands right below the title of the page. */
  level?: 2 | 3
}

/** Nothing is here: says so, and offers one way on. */
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
