import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { SideSection } from '../sections/side-section.tsx'
import { TypedTable } from '../tabular/typed-table.tsx'
import type { TableBlockContent } from './block.ts'
import classes from './component.module.css'

type TableProps = { content: TableBlockContent; labels: Labels }

export function Table({ content: { heading, cells, footnote, onLightBand }, labels }: TableProps) {
  const table = (
    <SideSection heading={heading}>
      <TypedTable cells={cells} name={heading} formatNumber={labels.formatNumber} />
      <Footnote text={footnote} />
    </SideSection>
  )
  if (!onLightBand) return table
  return (
    <div className={classes.band} data-theme="Light_Blue">
      {table}
    </div>
  )
}
