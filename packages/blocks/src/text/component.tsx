import type { Addresses } from '../addresses.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { SideSection } from '../sections/side-section.tsx'
import type { TextContent } from './block.ts'

export function Text({ content, addresses }: { content: TextContent; addresses: Addresses }) {
  return (
    <SideSection heading={content.heading}>
      <RichText content={content.body} addresses={addresses} headingLevel={content.heading ? 3 : 2} />
    </SideSection>
  )
}
