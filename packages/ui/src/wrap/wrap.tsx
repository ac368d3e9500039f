import type { ReactNode } from 'react'
import classes from './wrap.module.css'

/** Container with the page's maximum width and margins. */
export function Wrap({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${classes.wrap} ${className}`}>{children}</div>
}
