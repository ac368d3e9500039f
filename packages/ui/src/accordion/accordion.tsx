import type { ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './accordion.module.css'

export type AccordionItem = { id: string; title: string; content: ReactNode; open?: boolean }

type AccordionProps = {
  items: AccordionItem[]
  /** Shared `name` of the `details` elements: the browser then keeps only one of them open. */
  name?: string | undefined
  /** Renders the titles as headings of this level; without it they are not part of the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Questions with expandable answers. Needs no script; all answers are expanded in print. */
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
