import { Pagination } from '@ferrule/ui/pagination'
import { useTexts } from '../frame/texts.tsx'
import { usePaginationLabels } from '../frame/use-pagination-labels.ts'

type ListPaginationProps = { page: number; pageSize: number; total: number; hrefOf: (page: number) => string }

/** The pagination of a portal list with its range; null with a single page. */
export function ListPagination({ page, pageSize, total, hrefOf }: ListPaginationProps) {
  const texts = useTexts()
  const labels = usePaginationLabels()
  if (total <= pageSize) return null
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total }
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      range={texts('component.range', range)}
      hrefOf={hrefOf}
      labels={labels}
    />
  )
}
