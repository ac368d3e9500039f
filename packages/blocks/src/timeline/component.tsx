import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { TimelineContent } from './block.ts'

export function Timeline({ content: { heading, events } }: { content: TimelineContent }) {
  return (
    <SideSection heading={heading}>
      <ol className={classes.events} role="list">
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
    </SideSection>
  )
}
