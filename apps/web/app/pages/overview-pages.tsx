import { Pagination } from '@ferrule/ui/pagination'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../frame/texts.tsx'
import classes from './overview-pages.module.css'
import { type Paged, withChoice } from './paging.ts'

/** The other pages of an overview; nothing where there is one. */
export function OverviewPages({ paged, query }: { paged: Paged<unknown>; query: Record<string, string> }) {
  const texts = useTexts()
  const { page, pageCount, from, to, total } = paged
  if (pageCount < 2) return null
  return (
    <Wrap className={classes.pages}>
      <Pagination
        page={page}
        pageCount={pageCount}
        range={texts('component.range', { from, to, total })}
        hrefOf={(wanted) => withChoice(query, { page: wanted > 1 ? String(wanted) : '' })}
        labels={{
          navigation: texts('component.pages'),
          previous: texts('component.previous'),
          next: texts('component.next'),
          page: (wanted) => texts('component.page', { page: wanted }),
        }}
      />
    </Wrap>
  )
}
