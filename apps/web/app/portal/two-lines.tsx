import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

/** A cell of a list: the value, and below it a smaller detail. */
export function TwoLines({ first, second }: { first: ReactNode; second: string | undefined }) {
  return (
    <span className={classes.lines}>
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}
