import { KeyFigures as Figures } from '@ferrule/ui/key-figures'
import { Footnote } from '../sections/footnote.tsx'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { KeyFiguresContent } from './content.ts'

export function KeyFigures({ content: { heading, figures, footnote } }: { content: KeyFiguresContent }) {
  return (
    <Section>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      <Figures figures={figures.map(({ unit, ...figure }) => ({ ...figure, unit: unit ?? undefined }))} />
      <Footnote text={footnote} />
    </Section>
  )
}
