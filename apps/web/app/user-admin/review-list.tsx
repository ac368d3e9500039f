import type { ReviewQuery } from '@ferrule/domain/user-admin/access-list'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import { AccessReview, type AccessReviewQuery } from './managed-access.generated.ts'
import type { Changes } from './use-changes.ts'
import { useReviewColumns } from './use-review-columns.tsx'

type ReviewListProps = {
  first: AccessReviewQuery['accessReview']
  query: ReviewQuery
  changes: Changes
  organisationCount: number
}

/** The accesses to review with their pages. Needs a `key` of the filters. */
export function ReviewList({ first, query, changes, organisationCount }: ReviewListProps) {
  const texts = useTexts()
  const columns = useReviewColumns({ changes, organisationCount })
  const { entries, ...more } = useLoadMore(
    first,
    async (after) => (await queryDataService(AccessReview, { ...query, after })).accessReview,
  )
  return (
    <>
      <DataTable
        variant="dense"
        caption={texts('user-admin.review')}
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={columns}
        mark={({ isUnused }) => (isUnused ? texts('user-admin.review.unused') : undefined)}
        empty={<EmptyState level={2} icon="ok" title={texts('user-admin.review.none')} />}
      />
      <MoreOfList
        {...more}
        shown={entries.length}
        total={first.total}
        countLimit={userCountLimit}
        failure={texts('user-admin.load-failed')}
      />
    </>
  )
}
