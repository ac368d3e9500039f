import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import classes from './catalogue-section.module.css'

type CatalogueSectionProps = {
  heading: string
  /** The anchor of the section. */
  id?: string
  note?: string | undefined
  /** A control beside the heading, such as a switch or a search field. */
  tool?: ReactNode
  /** With a background of its own. */
  sunken?: boolean
  children: ReactNode
}

/** A section of a product page with its heading. */
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
