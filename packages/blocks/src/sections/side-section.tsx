import { StrippedRule } from '@ferrule/ui/stripped-rule'
import type { ReactNode } from 'react'
import { Section } from './section.tsx'
import classes from './section.module.css'

/** A section with the heading in the first four columns and the content in the other eight. */
export function SideSection({ heading, children }: { heading: string | null; children: ReactNode }) {
  return (
    <Section>
      <StrippedRule className={classes.row}>
        {heading && <h2 className={classes.heading}>{heading}</h2>}
        <div className={classes.body}>{children}</div>
      </StrippedRule>
    </Section>
  )
}
