import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { Avatar } from '@ferrule/ui/avatar'
import { MoreLink } from '@ferrule/ui/more-link'
import type { Addresses } from '../addresses.ts'
import { RequestForm } from '../form/request-form.tsx'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { ContactPanelContent } from './block.ts'

type ContactPanelProps = {
  content: ContactPanelContent
  addresses: Addresses
  labels: Pick<Labels, 'contactPanel' | 'contactForm'>
}

const action = '/requests/contact'

/**
 * The form posts to a separate page, which also shows validation errors, because this page is cached for all visitors.
 */
export function ContactPanel({ content, addresses, labels }: ContactPanelProps) {
  const { title, more, about } = labels.contactPanel
  const moreHref = addresses.toHref(content.href)
  return (
    <Section>
      <div className={classes.panel}>
        <div className={classes.copy}>
          <h2>{title}</h2>
          {content.lead && <p className={classes.lead}>{content.lead}</p>}
          <Person content={content} addresses={addresses} />
          {moreHref && (
            <p>
              <MoreLink href={moreHref}>{more}</MoreLink>
            </p>
          )}
        </div>
        <div className={classes.form}>
          <RequestForm action={addresses.toHref(action) ?? action} labels={labels.contactForm} about={about} />
        </div>
      </div>
    </Section>
  )
}

function Person({ content: { person, role, image }, addresses }: Omit<ContactPanelProps, 'labels'>) {
  if (!person) return null
  return (
    <div className={classes.person}>
      {image ? (
        <span className={classes.portrait}>
          <BlockPicture picture={image} addresses={addresses} preset="Contact" decorative />
        </span>
      ) : (
        <Avatar initials={initialsOf(person)} />
      )}
      <p>
        <span className={classes.name}>{person}</span>
        {role && (
          <>
            <br />
            <span className={classes.role}>{role}</span>
          </>
        )}
      </p>
    </div>
  )
}
