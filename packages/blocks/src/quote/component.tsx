import { Quote as QuoteFigure } from '@ferrule/ui/quote'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { QuoteContent } from './block.ts'

export function Quote({ content: { quote, author, role } }: { content: QuoteContent }) {
  return (
    <Section>
      <div className={classes.column}>
        <QuoteFigure source={role ? `${author}, ${role}` : author}>{quote}</QuoteFigure>
      </div>
    </Section>
  )
}
