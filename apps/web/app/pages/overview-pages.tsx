import { Pagination } from '@ferrule/ui/pagination'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../frame/texts.tsx'
import { usePaginationLabels } from '../frame/use-pagination-labels.ts'
import classes from './overview-pages.module.css'
import { type Paged, withChoice } from './paging.ts'

/** The pagination of an overview; null with a single page. */
export function OverviewPages({ paged, query }: { paged: Paged<unknown>; query: Record<string, string> }) {
  const texts = useTexts()
  const paginationLabels = usePaginationLabels()
  const { page, pageCount, from, to, total } = paged
  if (pageCount < 2) return null
  return (
    <Wrap className={classes.pages}>
      <Pagination
        page={page}
        pageCount={pageCount}
        range={texts('component.range', { from, to, total })}
        hrefOf={(target) => withChoice(query, { page: target > 1 ? String(target) : '' })}
        labels={paginationLabels}
      />
    </Wrap>
  )
}
