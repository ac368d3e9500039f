/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari needs explicit roles in the card layout */
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './data-table.module.css'

export type DataColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** For numbers. */
  align?: 'end'
  /** The cell is the row's header; at most one column. */
  rowHeader?: boolean
  noWrap?: boolean
  /** On a small screen each row is a card: `full-width` spans both columns, `bare` omits the label, `hidden` the cell. */
  onCard?: 'full-width' | 'bare' | 'hidden'
}

type DataTableProps<Row> = {
  caption: string
  /** Hides the caption visually, where a heading already shows it. */
  captionHidden?: boolean
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  variant?: 'plain' | 'dense'
  /** Marks a row at its edge; the text is announced: "Unread". */
  mark?: ((row: Row) => string | undefined) | undefined
  /** Totals row. */
  isTotal?: ((row: Row) => boolean) | undefined
  /** Shown without rows: one line and one action. */
  empty?: ReactNode
  /** Set while the rows load. */
  loadingLabel?: string | undefined
}

/** Static table without sorting or column selection. Below 768 px every row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, variant = 'plain', empty, loadingLabel } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by arrow keys
    <div className={classes.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={`${classes.table} ${classes[variant]}`} role="table">
        <caption className={captionHidden ? classes.unseen : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {!loadingLabel && rows.map((row) => <DataRow key={props.rowKey(row)} row={row} table={props} />)}
        </tbody>
      </table>
      {loadingLabel && (
        <div className={classes.below}>
          <Skeleton label={loadingLabel} lines={5} />
        </div>
      )}
      {!loadingLabel && rows.length === 0 && <div className={classes.below}>{empty}</div>}
    </div>
  )
}

function DataRow<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const mark = table.mark?.(row)
  const className = [mark && classes.marked, table.isTotal?.(row) && classes.total].filter(Boolean).join(' ')
  return (
    <tr role="row" className={className || undefined}>
      {table.columns.map((column, position) => {
        const content = (
          <>
            {position === 0 && mark && <VisuallyHidden>{mark} </VisuallyHidden>}
            {column.cell(row)}
          </>
        )
        const shared = { className: cellClass(column), 'data-label': column.onCard ? undefined : column.header }
        if (!column.rowHeader) {
          return (
            <td key={column.key} role="cell" {...shared}>
              {content}
            </td>
          )
        }
        return (
          <th key={column.key} role="rowheader" scope="row" {...shared}>
            {content}
          </th>
        )
      })}
    </tr>
  )
}

function cellClass<Row>({ align, noWrap, onCard }: DataColumn<Row>): string | undefined {
  const names = [align && classes[align], noWrap && classes.noWrap, onCard && classes[onCard]].filter(Boolean)
  return names.join(' ') || undefined
}
