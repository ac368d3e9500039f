import type { ReactNode } from 'react'
import classes from './quote.module.css'

type QuoteProps = { children: ReactNode /** Who said it, and what they do. */; source: ReactNode }

export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className={classes.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  )
}
