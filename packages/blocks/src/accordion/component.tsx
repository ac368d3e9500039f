import { Accordion as Disclosures } from '@ferrule/ui/accordion'
import { useId } from 'react'
import type { Addresses } from '../addresses.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { SideSection } from '../sections/side-section.tsx'
import type { AccordionContent } from './block.ts'

export function Accordion({ content, addresses }: { content: AccordionContent; addresses: Addresses }) {
  const id = useId()
  const items = content.questions.map(({ title, body }, index) => ({
    id: `${id}${index + 1}`,
    title,
    content: <RichText content={body} addresses={addresses} headingLevel={4} small />,
  }))
  return (
    <SideSection heading={content.heading}>
      <Disclosures items={items} headingLevel={3} />
    </SideSection>
  )
}
