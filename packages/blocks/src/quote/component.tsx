import { Quote as Words } from '@ferrule/ui/quote'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { QuoteContent } from './content.ts'

export function Quote({ content: { quote, author, role } }: { content: QuoteContent }) {
  return (
    <Section>
      <div className={classes.column}>
        <Words source={role ? `${author}, ${role}` : author}>{quote}</Words>
      </div>
    </Section>
  )
}
