import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { localizeNumbers } from './localize-numbers.ts'
import { isNumeric, parseTable, type Table, type TableRow } from './parse-table.ts'

type TypedTableProps = { cells: string; name: string; formatNumber: (value: number) => string }

/** Renders a table that an editor typed, labelled by the heading. A wide table scrolls in its own region. */
export function TypedTable({ cells, name, formatNumber }: TypedTableProps) {
  const table = parseTable(cells)
  if (typeof table === 'string') return null
  return (
    <DataTable
      caption={name}
      captionHidden
      columns={toColumns(table, (cell) => localizeNumbers(cell, formatNumber))}
      rows={table.rows}
      rowKey={({ label }) => label}
      isTotal={({ emphasised }) => emphasised}
    />
  )
}

function toColumns({ corner, columns, rows }: Table, format: (cell: string) => string): DataColumn<TableRow>[] {
  const values = columns.map((header, index): DataColumn<TableRow> => {
    const column = { key: header, header, cell: ({ cells }: TableRow) => format(cells[index] ?? '') }
    // Numeric columns are aligned right.
    return rows.every(({ cells }) => isNumeric(cells[index] ?? '')) ? { ...column, align: 'end', noWrap: true } : column
  })
  return [
    { key: 'label', header: corner, cell: ({ label }) => format(label), rowHeader: true, onCard: 'full-width' },
    ...values,
  ]
}
