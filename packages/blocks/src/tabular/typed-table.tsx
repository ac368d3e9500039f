import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { isFigure, parseTable, type Table, type TableRow } from './parse-table.ts'

/** The table an editor typed, below a heading that names it. A wide one scrolls by itself; the page stays. */
export function TypedTable({ cells, name }: { cells: string; name: string }) {
  const table = parseTable(cells)
  if (typeof table === 'string') return null
  return (
    <DataTable
      caption={name}
      captionHidden
      columns={toColumns(table)}
      rows={table.rows}
      rowKey={({ label }) => label}
      isTotal={({ emphasised }) => emphasised}
    />
  )
}

function toColumns({ corner, columns, rows }: Table): DataColumn<TableRow>[] {
  const values = columns.map((header, index): DataColumn<TableRow> => {
    const column = { key: header, header, cell: ({ cells }: TableRow) => cells[index] }
    // A column of figures stands to the right, digit under digit.
    return rows.every(({ cells }) => isFigure(cells[index] ?? '')) ? { ...column, align: 'end', noWrap: true } : column
  })
  return [{ key: 'label', header: corner, cell: ({ label }) => label, rowHeader: true, onCard: 'whole' }, ...values]
}
