import { Button } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { ConfirmDialog } from '../portal/confirm-dialog.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { type Review, ReviewBar } from './review-bar.tsx'
import type { Changes } from './use-changes.ts'
import { useDay } from './use-day.ts'
import classes from './user-admin.module.css'

/** The decisions of the open review of an organisation, with its due date and a button that closes it. */
export function ReviewProgress({ review, changes }: { review: Review; changes: Changes }) {
  const texts = useTexts()
  const day = useDay()
  const [isAsking, setIsAsking] = useState(false)
  const { organisationName, dueOn, total, decided } = review
  const left = Math.max(total - decided, 0)
  const close = async () => {
    await changes.send({ intent: 'close-review', input: { organisationId: review.organisationId } })
    setIsAsking(false)
  }
  return (
    <Panel
      id="progress"
      title={organisationName}
      aside={<StatusBadge tone="warn">{texts('user-admin.review.due', { date: day(dueOn) })}</StatusBadge>}
    >
      <div className={classes.between}>
        <ReviewBar review={review} />
        <Button variant="secondary" disabled={changes.isSending} onClick={() => setIsAsking(true)}>
          {texts('user-admin.review.close')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts('user-admin.review.close')}
        confirmLabel={texts(left > 0 ? 'user-admin.review.keep-rest' : 'user-admin.review.close')}
        isSending={changes.isSending}
        onConfirm={() => void close()}
        onClose={() => setIsAsking(false)}
      >
        <p>{texts('user-admin.review.close-text', { count: left })}</p>
      </ConfirmDialog>
    </Panel>
  )
}
