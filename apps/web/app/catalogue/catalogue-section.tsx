import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import classes from './catalogue-section.module.css'

type CatalogueSectionProps = {
  heading: string
  /** Where the links of the page lead to. */
  id?: string
  note?: string | undefined
  /** Beside the heading: a switch, a search. */
  tool?: ReactNode
  /** On a ground of its own. */
  sunken?: boolean
  children: ReactNode
}

/** A part of a product's page under its heading. */
export function CatalogueSection({ heading, id, note, tool, sunken = false, children }: CatalogueSectionProps) {
  return (
    <section id={id} className={`${classes.section} ${sunken ? classes.sunken : ''}`}>
      <Wrap>
        <StrippedRule className={classes.head}>
          <h2>{heading}</h2>
          {note && <p className={classes.note}>{note}</p>}
          {tool && <div className={classes.tool}>{tool}</div>}
        </StrippedRule>
        {children}
      </Wrap>
    </section>
  )
}
