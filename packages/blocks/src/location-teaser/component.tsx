import { SmallIcon } from '@ferrule/ui/icon'
import { Tag } from '@ferrule/ui/tag'
import type { Addresses } from '../addresses.ts'
import { Cells } from '../sections/cells.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import classes from './component.module.css'
import type { LocationTeaserContent } from './block.ts'

export function LocationTeaser({ content, addresses }: { content: LocationTeaserContent; addresses: Addresses }) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <Cells count={content.locations.length}>
        {content.locations.map(({ kind, name, address, phone, email }) => (
          <li key={name} className={classes.location}>
            {kind && <Tag>{kind}</Tag>}
            <h3>{name}</h3>
            <address className={classes.address}>{address}</address>
            <div>
              {phone && (
                <a className={classes.way} href={`tel:${phone.replaceAll(' ', '')}`}>
                  <SmallIcon name="phone" />
                  {phone}
                </a>
              )}
              {email && (
                <a className={classes.way} href={`mailto:${email}`}>
                  <SmallIcon name="mail" />
                  {email}
                </a>
              )}
            </div>
          </li>
        ))}
      </Cells>
    </HeadSection>
  )
}
