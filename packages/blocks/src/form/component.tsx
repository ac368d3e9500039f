import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { FormContent } from './block.ts'
import { RequestForm } from './request-form.tsx'

type FormProps = { content: FormContent; addresses: Addresses; labels: Pick<Labels, 'contactForm' | 'whitepaperForm'> }

/** A form within a page. It posts to a separate page, because this one is cached for all visitors. */
export function Form({ content: { formKind, heading, lead, subject, document }, addresses, labels }: FormProps) {
  const action = `/requests/${formKind}`
  const formLabels = formKind === 'whitepaper' ? labels.whitepaperForm : labels.contactForm
  return (
    <SideSection heading={heading}>
      <div className={classes.body}>
        {lead && <p className={classes.lead}>{lead}</p>}
        <RequestForm
          action={addresses.toHref(action) ?? action}
          labels={formLabels}
          about={subject}
          document={document?.id ?? null}
        />
      </div>
    </SideSection>
  )
}
