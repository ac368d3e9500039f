import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import classes from './section.module.css'

/** A block of a page on the page background. */
export function Section({ children }: { children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Wrap>{children}</Wrap>
    </section>
  )
}
