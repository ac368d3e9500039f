import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import classes from './style-guide.module.css'

type GuideSectionProps = {
  id?: string
  title: string
  note?: string
  /** The full width of the page, without margins. */
  wide?: boolean
  children: ReactNode
}

export function GuideSection({ id, title, note, wide = false, children }: GuideSectionProps) {
  return (
    <section className={classes.section} id={id} aria-label={title}>
      <Wrap>
        <StrippedRule className={classes.sectionHead}>
          <h2 lang="en">{title}</h2>
          {note && <p lang="en">{note}</p>}
        </StrippedRule>
      </Wrap>
      {wide ? children : <Wrap>{children}</Wrap>}
    </section>
  )
}
