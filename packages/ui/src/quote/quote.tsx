import type { ReactNode } from 'react'
import classes from './quote.module.css'

type QuoteProps = { children: ReactNode /** Name and function of the person. */; source: ReactNode }

export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className={classes.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  )
}
