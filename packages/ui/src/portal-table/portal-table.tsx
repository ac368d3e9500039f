// Needs script: readers sort it and choose its columns. Public pages use DataTable.
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { SmallIcon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './portal-table.module.css'

export type PortalColumn<Item> = {
  id: string
  header: string
  cell: (item: Item) => ReactNode
  /** What the column is sorted by; without it the column cannot be sorted. */
  sortBy?: (item: Item) => string | number
  align?: 'end'
  /** Names the row; exactly one column, and it cannot be hidden. */
  rowHeader?: boolean
  /** Not shown until somebody chooses it. */
  hidden?: boolean
  onCard?: 'whole' | 'bare' | 'hidden'
}

type PortalTableProps<Item extends { id: string }> = {
  label: string
  columns: readonly PortalColumn<Item>[]
  items: readonly Item[]
  /** Opens the choice of columns: "Choose columns". */
  chooseLabel: string
  initialSort?: SortDescriptor
  /** For words: sorted as in this language. */
  language: string
  /** Given where another page or the server sorts; otherwise the items at hand are sorted. */
  onSort?: ((sort: SortDescriptor) => void) | undefined
  /** Marks a row at its edge; the word is read out: "Unread". */
  mark?: (item: Item) => string | undefined
  empty: ReactNode
  loadingLabel?: string | undefined
}

export function PortalTable<Item extends { id: string }>(props: PortalTableProps<Item>) {
  const { label, columns, items, initialSort, language, onSort, loadingLabel } = props
  const [sort, setSort] = useState(initialSort)
  const [chosen, setChosen] = useState(() => columns.filter(({ hidden }) => !hidden).map(({ id }) => id))
  const shown = columns.filter(({ id, rowHeader }) => rowHeader || chosen.includes(id))
  const sorted = onSort ? items : sortItems(items, columns, { sort, language })
  const changeSort = (next: SortDescriptor) => {
    setSort(next)
    onSort?.(next)
  }
  return (
    <div className={classes.frame}>
      <ColumnChoice label={props.chooseLabel} columns={columns} chosen={chosen} onChoose={setChosen} />
      <div className={classes.region}>
        <Table
          className={classes.table ?? ''}
          aria-label={label}
          onSortChange={changeSort}
          {...(sort ? { sortDescriptor: sort } : {})}
        >
          <TableHeader columns={shown}>{(column) => <Head column={column} />}</TableHeader>
          <TableBody
            items={loadingLabel ? [] : sorted}
            dependencies={[shown]}
            renderEmptyState={() => (loadingLabel ? <Skeleton label={loadingLabel} lines={5} /> : props.empty)}
          >
            {(item) => (
              <Row columns={shown} className={`${classes.row} ${props.mark?.(item) ? classes.marked : ''}`}>
                {(column) => (
                  <Cell className={cellClass(column)} data-label={column.onCard ? undefined : column.header}>
                    {column.rowHeader && props.mark?.(item) && <VisuallyHidden>{props.mark(item)} </VisuallyHidden>}
                    {column.cell(item)}
                  </Cell>
                )}
              </Row>
            )}
          </TableBody>
        </Table>
      </div>
    </div>
  )
}

function Head<Item>({ column }: { column: PortalColumn<Item> }) {
  return (
    <Column
      id={column.id}
      className={cellClass(column)}
      isRowHeader={column.rowHeader ?? false}
      allowsSorting={column.sortBy !== undefined}
    >
      {({ allowsSorting, sortDirection }) => (
        <span className={classes.head}>
          {column.header}
          {allowsSorting && (
            <span className={`${classes.arrow} ${sortDirection ? classes[sortDirection] : ''}`} aria-hidden="true">
              <SmallIcon name="chevron-down" />
            </span>
          )}
        </span>
      )}
    </Column>
  )
}

type ColumnChoiceProps<Item> = {
  label: string
  columns: readonly PortalColumn<Item>[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

function ColumnChoice<Item>({ label, columns, chosen, onChoose }: ColumnChoiceProps<Item>) {
  const free = columns.filter(({ rowHeader }) => !rowHeader)
  return (
    <MenuTrigger>
      <Button className={classes.choose ?? ''}>
        {label}
        <SmallIcon name="chevron-down" />
      </Button>
      <Popover className={classes.popover ?? ''} placement="bottom end">
        <Menu
          className={classes.menu ?? ''}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={(keys) => onChoose(keys === 'all' ? free.map(({ id }) => id) : [...keys].map(String))}
        >
          {free.map(({ id, header }) => (
            <MenuItem key={id} id={id} className={classes.option ?? ''}>
              {header}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

type SortBy = { sort: SortDescriptor | undefined; language: string }

function sortItems<Item>(
  items: readonly Item[],
  columns: readonly PortalColumn<Item>[],
  { sort, language }: SortBy,
): readonly Item[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !sortBy) return items
  const words = new Intl.Collator(language, { numeric: true })
  const turn = sort.direction === 'descending' ? -1 : 1
  return items.toSorted((left, right) => {
    const [a, b] = [sortBy(left), sortBy(right)]
    return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b)))
  })
}

function cellClass<Item>({ align, onCard }: PortalColumn<Item>): string {
  return [align && classes[align], onCard && classes[onCard]].filter(Boolean).join(' ')
}
