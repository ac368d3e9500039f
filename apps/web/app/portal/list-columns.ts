import type { PortalColumn } from '@ferrule/ui/portal-table'
import type { ReactNode } from 'react'

/** A value as a spreadsheet receives it. */
export type ListValue = string | number | Date | null

/** The context of a cell on the screen. */
type Screen = { portalHome: string; formatDate: (date: Date) => string }

/** A column of a portal list, on the screen and in the exported spreadsheet. */
export type ListColumn<Row> = Omit<PortalColumn<Row>, 'cell' | 'sortBy'> & {
  value: (row: Row) => ListValue
  /** The cell on the screen; without it the value is shown as text. */
  cell?: (row: Row, screen: Screen) => ReactNode
  sortable?: true
  /** The column is in the spreadsheet and not on the screen. */
  exportOnly?: true
}

/** The columns of the list on the screen. */
export function toPortalColumns<Row>(columns: readonly ListColumn<Row>[], screen: Screen): PortalColumn<Row>[] {
  return columns
    .filter(({ exportOnly }) => !exportOnly)
    .map(({ value, cell, sortable, ...column }) => ({
      ...column,
      cell: (row) => (cell ? cell(row, screen) : toText(value(row), screen)),
      ...(sortable ? { sortBy: (row) => toSortKey(value(row)) } : {}),
    }))
}

function toText(value: ListValue, { formatDate }: Screen): string | number | null {
  return value instanceof Date ? formatDate(value) : value
}

function toSortKey(value: ListValue): string | number {
  return value instanceof Date ? value.getTime() : (value ?? '')
}

/** The exported spreadsheet of a list. */
export function toSpreadsheet<Row>(name: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]) {
  return {
    name,
    head: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
  }
}
