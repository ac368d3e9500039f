import { SmallIcon } from '@ferrule/ui/icon'
import { Tag } from '@ferrule/ui/tag'
import type { ReactNode } from 'react'
import type { Addresses } from '../addresses.ts'
import { Cells } from '../sections/cells.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import classes from './component.module.css'
import type { LocationTeaserContent } from './block.ts'

type LocationTeaserProps = {
  content: LocationTeaserContent
  addresses: Addresses
  /** Addresses of the contact cards, in the order of the locations. */
  cards?: { label: string; hrefs: readonly string[] }
  /** The current state of each location, in the order of the locations. */
  states?: readonly ReactNode[]
}

export function LocationTeaser({ content, addresses, cards, states = [] }: LocationTeaserProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <Cells count={content.locations.length}>
        {content.locations.map(({ kind, name, address, phone, email }, index) => (
          <li key={name} className={classes.location}>
            {kind && <Tag>{kind}</Tag>}
            <h3>{name}</h3>
            <address className={classes.address}>{address}</address>
            {states[index]}
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
              {cards?.hrefs[index] && (
                <a className={classes.way} href={cards.hrefs[index]} aria-label={`${cards.label}: ${name}`}>
                  <SmallIcon name="user" />
                  {cards.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </Cells>
    </HeadSection>
  )
}
