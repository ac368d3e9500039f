import { ink, type Sheet } from './sheet.ts'

export type TableRow = { cells: readonly string[]; strong: boolean; missing: readonly boolean[] }

type Table = {
  widths: readonly number[]
  rows: readonly TableRow[]
  /** Columns of numbers, which end at their right edge. */
  endAligned?: readonly number[]
  /** Renders the table header of a page and returns the y position of the first row. */
  head: (y: number) => number
}

const padding = 5
const size = 8.5

/** Renders a table. A row is as high as its highest cell and never split, and every page repeats the header. */
export function renderPdfTable(sheet: Sheet, y: number, { widths, rows, head, endAligned = [] }: Table): number {
  const { doc, left, bottom, top, write, measure, rule, decorate } = sheet
  let next = head(y)
  for (const { cells, strong, missing } of rows) {
    const heights = cells.map((cell, column) =>
      measure(cell, (widths[column] ?? 0) - 2 * padding, { size, font: 'strong' }),
    )
    const height = Math.max(...heights) + 2 * padding
    if (next + height > bottom) {
      doc.addPage()
      next = head(top)
    }
    let x = left
    for (const [column, cell] of cells.entries()) {
      const width = widths[column] ?? 0
      const isName = column === 0
      const face = {
        size,
        font: strong && !isName && !missing[column] ? ('strong' as const) : ('regular' as const),
        color: isName ? ink.muted : missing[column] ? ink.subtle : ink.text,
        align: endAligned.includes(column) ? ('right' as const) : ('left' as const),
      }
      write(cell, { x: isName ? x : x + padding, y: next + padding, width: width - 2 * padding }, face)
      if (!isName)
        decorate(() =>
          doc
            .moveTo(x, next)
            .lineTo(x, next + height)
            .lineWidth(0.6)
            .strokeColor(ink.line)
            .stroke(),
        )
      x += width
    }
    next += height
    rule(next)
  }
  return next
}
