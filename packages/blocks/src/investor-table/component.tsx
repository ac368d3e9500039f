import type { Addresses } from '../addresses.ts'
import { Footnote } from '../sections/footnote.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import { TypedTable } from '../tabular/typed-table.tsx'
import type { InvestorTableContent } from './block.ts'

type InvestorTableProps = { content: InvestorTableContent; addresses: Addresses }

export function InvestorTable({ content, addresses }: InvestorTableProps) {
  return (
    <HeadSection head={{ ...content, links: [] }} addresses={addresses}>
      <TypedTable cells={content.cells} name={content.heading} />
      <Footnote text={content.footnote} />
    </HeadSection>
  )
}
