import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { FormContent } from './content.ts'
import { RequestForm } from './request-form.tsx'

type FormProps = { content: FormContent; addresses: Addresses; words: Labels['contactForm'] }

/** A form within a page. What is sent is answered by a page of its own: this one is the same for everybody. */
export function Form({ content: { heading, lead, subject }, addresses, words }: FormProps) {
  const action = addresses.toHref('/requests/contact') ?? '/requests/contact'
  return (
    <SideSection heading={heading}>
      <div className={classes.body}>
        {lead && <p className={classes.lead}>{lead}</p>}
        <RequestForm action={action} words={words} about={subject} />
      </div>
    </SideSection>
  )
}
