import type { ReactNode } from 'react'
import type { SortDescriptor } from 'react-aria-components/Table'

export type PortalColumn<Item> = {
  id: string
  header: string
  cell: (item: Item) => ReactNode
  /** Sort key; without it the column is not sortable. */
  sortBy?: (item: Item) => string | number
  align?: 'end'
  /** For values such as serial numbers. */
  noWrap?: boolean
  /** The cell is the row's header; exactly one column, which cannot be hidden. */
  rowHeader?: boolean
  /** Hidden by default. */
  hidden?: boolean
  onCard?: 'full-width' | 'bare' | 'hidden'
}

export type PortalTableProps<Item extends { id: string }> = {
  label: string
  columns: readonly PortalColumn<Item>[]
  items: readonly Item[]
  /** Label of the column selection: "Choose columns". */
  chooseLabel: string
  initialSort?: SortDescriptor
  /** Collation of text columns. */
  language: string
  /** Set if the server sorts; otherwise the given items are sorted in the browser. */
  onSort?: ((sort: SortDescriptor) => void) | undefined
  /** Marks a row at its edge; the text is announced: "Unread". */
  mark?: (item: Item) => string | undefined
  empty: ReactNode
  loadingLabel?: string | undefined
}

type SortBy = { sort: SortDescriptor | undefined; language: string }

/** Sorts by the selected column: numbers numerically, text by the collation of the language. */
export function sortItems<Item>(
  items: readonly Item[],
  columns: readonly PortalColumn<Item>[],
  { sort, language }: SortBy,
): readonly Item[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !sortBy) return items
  const collator = new Intl.Collator(language, { numeric: true })
  const direction = sort.direction === 'descending' ? -1 : 1
  return items.toSorted((left, right) => {
    const [a, b] = [sortBy(left), sortBy(right)]
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
  })
}
