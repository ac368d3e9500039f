import type { ReactNode } from 'react'
import classes from './stripped-rule.module.css'

/** Starts a section: a hairline whose first part is copper. */
export function StrippedRule({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${classes.rule} ${className}`}>{children}</div>
}
