import type { ReactNode } from 'react'
import classes from './grid.module.css'

type Props = { children: ReactNode; className?: string | undefined }

/** Twelve columns; below 1024 px everything takes the full width. */
export function Grid({ children, className = '' }: Props) {
  return <div className={`${classes.grid} ${className}`}>{children}</div>
}

/** Uses classes and not a style attribute: the content security policy blocks inline styles. */
export function Column({ span, children, className = '' }: Props & { span: 3 | 4 | 5 | 6 | 7 | 8 | 9 }) {
  return <div className={`${classes[`span${span}`]} ${className}`}>{children}</div>
}
