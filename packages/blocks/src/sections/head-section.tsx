import { StrippedRule } from '@ferrule/ui/stripped-rule'
import type { ReactNode } from 'react'
import type { Addresses } from '../addresses.ts'
import type { LinkContent } from '../links/link-target.ts'
import { MoreLink } from '../links/more-link.tsx'
import { Section } from './section.tsx'
import classes from './section.module.css'

export type SectionHead = { heading: string; note: string | null; links: LinkContent[] }

type HeadSectionProps = { head: SectionHead; addresses: Addresses; children: ReactNode }

/** A section with heading, note and links above its content, which has the full width. */
export function HeadSection({ head: { heading, note, links }, addresses, children }: HeadSectionProps) {
  return (
    <Section>
      <StrippedRule className={classes.head}>
        <h2>{heading}</h2>
        {note && <p className={classes.note}>{note}</p>}
        {links.map((link) => (
          <MoreLink key={link.href} link={link} addresses={addresses} />
        ))}
      </StrippedRule>
      {children}
    </Section>
  )
}
