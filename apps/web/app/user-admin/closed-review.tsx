import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'
import type { AccessReviewQuery } from './managed-access.generated.ts'
import { useDay } from './use-day.ts'
import classes from './user-admin.module.css'

type Closed = NonNullable<AccessReviewQuery['accessReview']['closed']>

/** The review that was closed last, with its author and date. */
export function ClosedReview({ closed: { organisationName, closedAt, closedBy } }: { closed: Closed }) {
  const texts = useTexts()
  const day = useDay()
  const closing = { date: day(closedAt), name: closedBy ?? texts('component.none') }
  return (
    <p className={classes.closed}>
      <StatusBadge tone="ok">{organisationName}</StatusBadge> {texts('user-admin.review.closed-by', closing)}
    </p>
  )
}
