import { countLimit } from '@ferrule/domain/limited-count'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import type { ReactNode } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import classes from './parts.module.css'

type Page<Row> = { entries: readonly Row[]; next: string | null; total: number }

type PagedTableProps<Row> = {
  caption: string
  first: Page<Row>
  loadPage: (after: string) => Promise<Page<Row>>
  columns: readonly DataColumn<Row>[]
  /** Shown without rows. */
  empty: ReactNode
}

/** A list of orders or quotes with its pages. Needs a `key` of the filters. */
export function PagedTable<Row extends { id: string }>({
  caption,
  first,
  loadPage,
  columns,
  empty,
}: PagedTableProps<Row>) {
  const texts = useTexts()
  const { entries, ...more } = useLoadMore(first, loadPage)
  return (
    <div className={classes.frame}>
      <DataTable
        variant="dense"
        caption={caption}
        captionHidden
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        empty={empty}
      />
      <MoreOfList
        {...more}
        shown={entries.length}
        total={first.total}
        countLimit={countLimit}
        failure={texts('product-information.load-failed')}
      />
    </div>
  )
}
