// Needs script for sorting and column selection. Without script, and on public pages, it is a DataTable.
import { DataTable } from '../data-table/data-table.tsx'
import { useIsLive } from '../use-is-live/use-is-live.tsx'
import { LiveTable } from './live-table.tsx'
import { type PortalTableProps, sortItems } from './portal-columns.ts'

export type { PortalColumn } from './portal-columns.ts'

export function PortalTable<Item extends { id: string }>(props: PortalTableProps<Item>) {
  const isLive = useIsLive()
  return isLive ? <LiveTable {...props} /> : <PlainTable {...props} />
}

function PlainTable<Item extends { id: string }>({ items, columns, initialSort, ...props }: PortalTableProps<Item>) {
  const { label, language, onSort, mark, empty, loadingLabel } = props
  return (
    <DataTable
      variant="dense"
      caption={label}
      captionHidden
      columns={columns.filter(({ hidden }) => !hidden).map(({ id, ...column }) => ({ key: id, ...column }))}
      rows={onSort ? items : sortItems(items, columns, { sort: initialSort, language })}
      rowKey={({ id }) => id}
      {...{ mark, empty, loadingLabel }}
    />
  )
}
