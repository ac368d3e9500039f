/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows drawn as cards are no table to Safari any more unless every part says its role */
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './data-table.module.css'

export type DataColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  align?: 'end'
  /** Names the row; at most one column. */
  rowHeader?: boolean
  noWrap?: boolean
  /** On a small screen each row is a card: take its whole width, show it without its label, or leave it out. */
  onCard?: 'whole' | 'bare' | 'hidden'
}

type DataTableProps<Row> = {
  caption: string
  /** The caption is read out but not seen, where a heading above already says it. */
  captionHidden?: boolean
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  look?: 'plain' | 'dense'
  /** Marks a row at its edge; the word is read out: "Unread". */
  mark?: ((row: Row) => string | undefined) | undefined
  /** A row that sums up the others. */
  isTotal?: ((row: Row) => boolean) | undefined
  /** One line and one action. */
  empty?: ReactNode
  /** Given while the rows are on their way. */
  loadingLabel?: string | undefined
}

/** Rows and columns that hold still: sorted and chosen by whoever wrote the page. Below 768 px every row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, look = 'plain', empty, loadingLabel } = props
  return (
    // The region scrolls, so a keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is operated by arrow keys
    <div className={classes.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={`${classes.table} ${classes[look]}`} role="table">
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
  const look = [mark && classes.marked, table.isTotal?.(row) && classes.total].filter(Boolean).join(' ')
  return (
    <tr role="row" className={look || undefined}>
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
