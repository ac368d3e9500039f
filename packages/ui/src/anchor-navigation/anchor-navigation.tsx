import type { ReactNode } from 'react'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './anchor-navigation.module.css'

type AnchorNavigationProps = {
  label: string
  /** Only sections that have content. */
  sections: { id: string; label: string }[]
  /** Button or link at the end of the sticky bar, on wide screens only. */
  action?: ReactNode
}

/** Sticky links to the sections of a long page. CSS marks the section in view; needs no script. */
export function AnchorNavigation({ label, sections, action }: AnchorNavigationProps) {
  return (
    <nav className={classes.anchors} aria-label={label}>
      <Wrap className={classes.row}>
        <ul role="list">
          {sections.map(({ id, label: section }) => (
            <li key={id}>
              <a href={`#${id}`}>{section}</a>
            </li>
          ))}
        </ul>
        {action && <div className={classes.action}>{action}</div>}
      </Wrap>
    </nav>
  )
}
