import type { ReactNode } from 'react'
import classes from './stripped-rule.module.css'

/** Section with a hairline above it that starts in copper, like a stripped wire. */
export function StrippedRule({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${classes.rule} ${className}`}>{children}</div>
}
