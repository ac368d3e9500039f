// Needs script: sorting and column selection.
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { SmallIcon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { type PortalColumn, type PortalTableProps, sortItems } from './portal-columns.ts'
import classes from './portal-table.module.css'

export function LiveTable<Item extends { id: string }>(props: PortalTableProps<Item>) {
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
      {/* Own labels: while they are open the page is inert, so the button cannot be their label. */}
      <Popover className={classes.popover ?? ''} placement="bottom end" aria-label={label}>
        <Menu
          aria-label={label}
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

function cellClass<Item>({ align, noWrap, onCard }: PortalColumn<Item>): string {
  return [align && classes[align], noWrap && classes.noWrap, onCard && classes[onCard]].filter(Boolean).join(' ')
}
