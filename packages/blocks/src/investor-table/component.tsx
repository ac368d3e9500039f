import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import { TypedTable } from '../tabular/typed-table.tsx'
import type { InvestorTableContent } from './block.ts'

type InvestorTableProps = { content: InvestorTableContent; addresses: Addresses; labels: Labels }

export function InvestorTable({ content, addresses, labels }: InvestorTableProps) {
  return (
    <HeadSection head={{ ...content, links: [] }} addresses={addresses}>
      <TypedTable cells={content.cells} name={content.heading} formatNumber={labels.formatNumber} />
      <Footnote text={content.footnote} />
    </HeadSection>
  )
}
