import { toLimitedCount } from '@ferrule/domain/limited-count'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { reviewFilters, reviewQuery } from '@ferrule/domain/user-admin/access-list'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import type { Route } from './+types/review.route'
import { ChangeMessage } from './change-message.tsx'
import { ClosedReview } from './closed-review.tsx'
import { AccessReview } from './managed-access.generated.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { SignedExport } from './signed-export.tsx'
import { useChanges } from './use-changes.ts'
import { UserAdminPage } from './user-admin-page.tsx'
import { UserAdmin } from './user-admin.generated.ts'
import classes from './user-admin.module.css'

/** The URL contains the filters, so that a list can be bookmarked and shared, and the back button works. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = reviewQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [{ userAdmin }, { accessReview }] = await Promise.all([
    queryDataService(UserAdmin, {}),
    queryDataService(AccessReview, query),
  ])
  return { userAdmin, page: accessReview, query }
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

/** Lists each access with its start, reason, administrator, last use and end, for a decision to keep or withdraw it. */
export default function Review({ loaderData: { userAdmin, page, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const changes = useChanges()
  return (
    <UserAdminPage tab="review" summary={userAdmin} actions={<SignedExport organisationId={query.organisationId} />}>
      <ChangeMessage changes={changes} />
      {page.review && <ReviewProgress review={page.review} changes={changes} />}
      {page.closed && <ClosedReview closed={page.closed} />}
      <LinkTabs
        label={texts('user-admin.review')}
        tabs={reviewFilters.map((filter) => ({
          label: texts(`user-admin.review.${filter}`),
          href: `${portalHome}/user-admin/review${toListQuery(reviewQuery, query, { filter })}`,
          count: filter === query.filter ? toLimitedCount(page.total, userCountLimit) : undefined,
          current: filter === query.filter,
        }))}
      />
      <div className={classes.frame}>
        <ReviewFilters query={query} choices={userAdmin} />
        <ReviewList
          key={toListQuery(reviewQuery, query)}
          first={page}
          query={query}
          changes={changes}
          organisationCount={userAdmin.organisationCount}
        />
      </div>
    </UserAdminPage>
  )
}
