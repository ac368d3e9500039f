import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import type { Addresses } from '../addresses.ts'
import { MoreLink } from '../links/more-link.tsx'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { sizesOf } from '../pictures/picture-sizes.ts'
import { Section } from '../sections/section.tsx'
import classes from './component.module.css'
import type { PeopleContent } from './block.ts'

const sizes = sizesOf({ columns: 4, from: '64em', small: 2 })

/** The initials replace a missing portrait. They repeat the name beside them, so screen readers skip them. */
export function People({ content, addresses }: { content: PeopleContent; addresses: Addresses }) {
  const { heading, note, links, people } = content
  return (
    <Section>
      <StrippedRule className={classes.row}>
        <div className={classes.head}>
          <h2>{heading}</h2>
          {note && <p className={classes.note}>{note}</p>}
          {links.map((link) => (
            <MoreLink key={link.href} link={link} addresses={addresses} />
          ))}
        </div>
        <ul className={classes.people} role="list">
          {people.map(({ name, role, image }) => (
            <li key={name} className={classes.person}>
              <div className={classes.portrait}>
                {image ? (
                  <BlockPicture picture={image} addresses={addresses} preset="AsideSquare" sizes={sizes} decorative />
                ) : (
                  <span aria-hidden="true">{initialsOf(name)}</span>
                )}
              </div>
              <h3 className={classes.name}>{name}</h3>
              <p className={classes.role}>{role}</p>
            </li>
          ))}
        </ul>
      </StrippedRule>
    </Section>
  )
}
