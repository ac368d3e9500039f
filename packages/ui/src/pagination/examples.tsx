import type { Example } from '../example.ts'
import { Pagination } from './pagination.tsx'

const labels = (navigation: string) => ({
  navigation,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
})
const hrefOf = (page: number) => `#page-${page}`

export const paginationExamples: Example[] = [
  {
    name: 'first page',
    render: () => (
      <Pagination page={1} pageCount={3} range="1 to 10 of 28" hrefOf={hrefOf} labels={labels('Releases')} />
    ),
  },
  {
    name: 'in the middle',
    render: () => (
      <Pagination page={12} pageCount={48} range="111 to 120 of 476" hrefOf={hrefOf} labels={labels('Tickets')} />
    ),
  },
  {
    name: 'last page, no range',
    render: () => <Pagination page={7} pageCount={7} hrefOf={hrefOf} labels={labels('Documents')} />,
  },
]
