import { StackedBar } from '@ferrule/ui/stacked-bar'
import { useTexts } from '../frame/texts.tsx'
import type { AccessReviewQuery } from './managed-access.generated.ts'
import classes from './user-admin.module.css'

export type Review = NonNullable<AccessReviewQuery['accessReview']['review']>

/** How many accesses of a review are kept, withdrawn and not decided. */
export function ReviewBar({ review: { total, decided, withdrawn } }: { review: Review }) {
  const texts = useTexts()
  const left = Math.max(total - decided, 0)
  const kept = Math.max(decided - withdrawn, 0)
  return (
    <div className={classes.progress}>
      <p className={classes.decided}>{texts('user-admin.review.decided', { decided, total })}</p>
      <StackedBar
        parts={[
          { label: texts('user-admin.review.kept', { count: kept }), value: kept, tone: 'ok' },
          { label: texts('user-admin.review.withdrawn', { count: withdrawn }), value: withdrawn, tone: 'error' },
          { label: texts('user-admin.review.not-decided', { count: left }), value: left, tone: 'neutral' },
        ]}
      />
    </div>
  )
}
