import { Progress } from '@ferrule/ui/progress'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import type { AccessReviewQuery } from './managed-access.generated.ts'
import { useDay } from './use-day.ts'

type Review = NonNullable<AccessReviewQuery['accessReview']['review']>

/** The progress of the open review of an organisation, with its due date. */
export function ReviewProgress({ review: { organisationName, dueOn, total, decided } }: { review: Review }) {
  const texts = useTexts()
  const day = useDay()
  return (
    <Panel
      id="progress"
      title={organisationName}
      aside={<StatusBadge tone="warn">{texts('user-admin.review.due', { date: day(dueOn) })}</StatusBadge>}
    >
      <Progress
        label={texts('user-admin.review.progress')}
        value={decided}
        max={Math.max(total, 1)}
        valueText={texts('user-admin.review.decided', { decided, total })}
      />
    </Panel>
  )
}
