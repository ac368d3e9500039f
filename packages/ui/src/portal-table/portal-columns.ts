import type { ReactNode } from 'react'
import type { SortDescriptor } from 'react-aria-components/Table'

export type PortalColumn<Item> = {
  id: string
  header: string
  cell: (item: Item) => ReactNode
  /** What the column is sorted by; without it the column cannot be sorted. */
  sortBy?: (item: Item) => string | number
  align?: 'end'
  /** For numbers that are read as one: a serial number. */
  noWrap?: boolean
  /** Names the row; exactly one column, and it cannot be hidden. */
  rowHeader?: boolean
  /** Not shown until somebody chooses it. */
  hidden?: boolean
  onCard?: 'whole' | 'bare' | 'hidden'
}

export type PortalTableProps<Item extends { id: string }> = {
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

type SortBy = { sort: SortDescriptor | undefined; language: string }

/** By the column that was chosen: numbers as numbers, words as their language sorts them. */
export function sortItems<Item>(
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
