import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import classes from './service-desk.module.css'
import type { WorkAnswer } from './work-on-entry.ts'

type EntryActionsProps = { canTake: boolean; finishLabel: string | undefined }

/** Take it, or bring it to its end; nothing of this is offered once it is over. */
export function EntryActions({ canTake, finishLabel }: EntryActionsProps) {
  const texts = useTexts()
  const fetcher = useFetcher<WorkAnswer>()
  const asked = fetcher.formData?.get('intent')
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  return (
    <fetcher.Form method="post" className={classes.actions}>
      {canTake && (
        <Button type="submit" name="intent" value="take" loading={asked === 'take'}>
          {texts('desk.take')}
        </Button>
      )}
      {finishLabel && (
        <Button type="submit" name="intent" value="finish" look="secondary" loading={asked === 'finish'}>
          {finishLabel}
        </Button>
      )}
      {refusal && (
        <FlashMessage kind="error" title={texts('desk.failed')}>
          {texts('error.try-later')}
        </FlashMessage>
      )}
    </fetcher.Form>
  )
}
