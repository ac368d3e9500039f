import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import type { QueueResult } from './queue-actions.ts'
import classes from './service-desk.module.css'

type QueueMessageProps = { result: QueueResult; fetcher: ReturnType<typeof useFetcher<QueueResult>> }

/** The outcome of a change of several tickets. It takes the focus, because the button that was pressed is gone. */
export function QueueMessage({ result, fetcher }: QueueMessageProps) {
  const texts = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [result])
  const { intent, refusal, changed, skipped, changeId } = result
  const kind = intent === 'take-selected' ? 'assign' : intent === 'solve' || intent === 'undo' ? intent : 'assign'
  return (
    <div ref={box} tabIndex={-1} className={classes.notice}>
      {refusal !== undefined ? (
        <FlashMessage kind="error" title={texts('desk.failed')}>
          {texts('error.try-later')}
        </FlashMessage>
      ) : (
        <FlashMessage kind="success" title={texts(`desk.done.${kind}`, { count: changed })}>
          {skipped > 0 && <p>{texts('desk.done.skipped', { count: skipped })}</p>}
          {kind !== 'undo' && changed > 0 && (
            <fetcher.Form method="post">
              <input type="hidden" name="changeId" value={changeId} />
              <Button type="submit" name="intent" value="undo" variant="secondary">
                {texts('desk.undo')}
              </Button>
            </fetcher.Form>
          )}
        </FlashMessage>
      )}
    </div>
  )
}
