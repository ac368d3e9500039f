import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Section } from '../sections/section.tsx'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { TimelineContent } from './block.ts'

/** On a wide screen three or four events stand side by side, as the steps of a process; others below each other. */
export function Timeline({ content: { heading, events } }: { content: TimelineContent }) {
  if (events.length < 3 || events.length > 4)
    return (
      <SideSection heading={heading}>
        <Events events={events} className={classes.events} />
      </SideSection>
    )
  return (
    <Section>
      <StrippedRule className={classes.head}>
        <h2>{heading}</h2>
      </StrippedRule>
      <Events events={events} className={`${classes.events} ${classes.beside}`} />
    </Section>
  )
}

function Events({ events, className }: Pick<TimelineContent, 'events'> & { className: string | undefined }) {
  return (
    <ol className={className} role="list">
      {events.map(({ date, title, text }) => (
        <li key={date + title} className={classes.event}>
          <p className={classes.date}>{date}</p>
          <div className={classes.body}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
