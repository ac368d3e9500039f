import { Footnote } from '../sections/footnote.tsx'
import { SideSection } from '../sections/side-section.tsx'
import { TypedTable } from '../tabular/typed-table.tsx'
import type { TableBlockContent } from './block.ts'

export function Table({ content: { heading, cells, footnote } }: { content: TableBlockContent }) {
  return (
    <SideSection heading={heading}>
      <TypedTable cells={cells} name={heading} />
      <Footnote text={footnote} />
    </SideSection>
  )
}
