import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { TimelineContent } from './content.ts'

export function Timeline({ content: { heading, events } }: { content: TimelineContent }) {
  return (
    <SideSection heading={heading}>
      <ol className={classes.events} role="list">
        {events.map(({ moment, title, text }) => (
          <li key={moment + title} className={classes.event}>
            <p className={classes.moment}>{moment}</p>
            <div className={classes.what}>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </SideSection>
  )
}
