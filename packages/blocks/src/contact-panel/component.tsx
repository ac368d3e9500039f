import { Avatar } from '@ferrule/ui/avatar'
import { ButtonLink } from '@ferrule/ui/button'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { ContactPanelContent } from './content.ts'
import { initialsOf } from '@ferrule/domain/accounts/initials-of'

type ContactPanelProps = { content: ContactPanelContent; addresses: Addresses; labels: Labels['contactPanel'] }

export function ContactPanel({ content, addresses, labels }: ContactPanelProps) {
  return (
    <Section>
      <div className={classes.panel}>
        <div className={classes.copy}>
          <h2>{labels.title}</h2>
          {content.lead && <p className={classes.lead}>{content.lead}</p>}
          <p className={classes.promise}>{labels.promise}</p>
        </div>
        <div className={classes.side}>
          <Person content={content} addresses={addresses} />
          <ButtonLink href={addresses.toHref(content.href)} arrow>
            {labels.action}
          </ButtonLink>
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
