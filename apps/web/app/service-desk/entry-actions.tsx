import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import classes from './service-desk.module.css'
import type { DeskActionResult } from './desk-actions.ts'

type EntryActionsProps = { canTake: boolean; finishLabel: string | undefined }

/** Buttons to assign an entry to oneself, and to solve or close it. */
export function EntryActions({ canTake, finishLabel }: EntryActionsProps) {
  const texts = useTexts()
  const fetcher = useFetcher<DeskActionResult>()
  const intent = fetcher.formData?.get('intent')
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  return (
    <fetcher.Form method="post" className={classes.actions}>
      {canTake && (
        <Button type="submit" name="intent" value="take" loading={intent === 'take'}>
          {texts('desk.assign-to-me')}
        </Button>
      )}
      {finishLabel && (
        <Button type="submit" name="intent" value="finish" variant="secondary" loading={intent === 'finish'}>
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
