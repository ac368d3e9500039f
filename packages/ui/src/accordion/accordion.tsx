import type { ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './accordion.module.css'

export type AccordionItem = { id: string; title: string; content: ReactNode; open?: boolean }

type AccordionProps = {
  items: AccordionItem[]
  /** With a name, opening one closes the others. */
  name?: string | undefined
  /** Where the titles belong into the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Questions and their answers; needs no script, and prints with every answer open. */
export function Accordion({ items, name, headingLevel }: AccordionProps) {
  return (
    <div className={classes.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} name={name} open={open}>
          <summary>
            <Title level={headingLevel}>{title}</Title>
            <SmallIcon name="plus" />
          </summary>
          <div className={classes.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}

function Title({ level, children }: { level: 2 | 3 | 4 | undefined; children: string }) {
  if (!level) return <span>{children}</span>
  const Heading = `h${level}` as const
  return <Heading>{children}</Heading>
}
