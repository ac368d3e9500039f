import type { ReactNode } from 'react'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './anchor-navigation.module.css'

type AnchorNavigationProps = {
  label: string
  /** Sections without content are not passed in. */
  sections: { id: string; label: string }[]
  /** Stays in reach while the page scrolls, on screens with room for it. */
  action?: ReactNode
}

/** The sections of a long page, under the header. The browser itself marks the one in view; no script. */
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
