import { ink, type StructureElement } from '../sheet.ts'
import type { PublicationBlock } from './publication.ts'
import { advance, type PublicationFlow, reserve, widthOf } from './publication-flow.ts'

type Table = Extract<PublicationBlock, { kind: 'table' }>

const padding = 5
const size = 9

type Row = { cells: readonly string[]; isHead: boolean }

/** Renders a table that repeats its header on every page and never splits a row. */
export function renderPublicationTable(flow: PublicationFlow, table: Table): void {
  const { doc, measure } = flow.sheet
  const [head = [], ...rows] = table.rows
  const widths = columnsOf(flow, table, head.length)
  const element = doc.struct('Table')
  flow.sheet.addStructure(element)
  const heightOf = ({ cells, isHead }: Row) => {
    const font = isHead ? ('strong' as const) : ('regular' as const)
    return Math.max(...cells.map((cell, column) => measure(cell, widths[column] ?? 0, { size, font }))) + 2 * padding
  }
  const place = (row: Row) => {
    renderRow(flow, row, { widths, element, numeric: table.numeric ?? false, height: heightOf(row) })
  }
  const headRow = { cells: head, isHead: true }
  reserve(flow, heightOf(headRow) + 40)
  place(headRow)
  for (const cells of rows) {
    const row = { cells, isHead: false }
    const before = flow.y
    if (reserve(flow, heightOf(row)) !== before) place(headRow)
    place(row)
  }
  element.end()
  advance(flow, flow.y, 14)
}

/** The widths of the columns in points, without the space between them. */
function columnsOf(flow: PublicationFlow, { widths }: Table, count: number): number[] {
  const shares = widths ?? Array.from({ length: count }, () => 1)
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (widthOf(flow) * share) / total - 8)
}

type RowStyle = { widths: readonly number[]; element: StructureElement; numeric: boolean; height: number }

function renderRow(
  flow: PublicationFlow,
  { cells, isHead }: Row,
  { widths, element, numeric, height }: RowStyle,
): void {
  const { doc, left, write, rule } = flow.sheet
  const row = doc.struct('TR')
  element.add(row)
  let x = left + flow.indent
  for (const [column, cell] of cells.entries()) {
    const width = widths[column] ?? 0
    write(
      cell,
      { x, y: flow.y + padding, width },
      {
        size,
        font: isHead || (column === 0 && numeric) ? 'strong' : 'regular',
        color: isHead ? ink.muted : ink.text,
        align: numeric && column > 0 ? 'right' : 'left',
        tag: isHead ? 'TH' : 'TD',
        within: row,
      },
    )
    x += width + 8
  }
  row.end()
  flow.y += height
  rule(flow.y, isHead ? { color: ink.text, weight: 0.8 } : {})
}
