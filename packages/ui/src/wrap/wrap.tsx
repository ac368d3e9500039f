import type { ReactNode } from 'react'
import classes from './wrap.module.css'

/** Keeps its content within the page's width and margins. */
export function Wrap({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${classes.wrap} ${className}`}>{children}</div>
}
