import { KeyFigures as NumberRange } from '@ferrule/ui/key-figures'
import { Footnote } from '../sections/footnote.tsx'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { KeyFiguresContent } from './block.ts'

export function KeyFigures({ content: { heading, figures, footnote } }: { content: KeyFiguresContent }) {
  return (
    <Section>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      <NumberRange figures={figures.map(({ unit, ...figure }) => ({ ...figure, unit: unit ?? undefined }))} />
      <Footnote text={footnote} />
    </Section>
  )
}
