import { Button } from '@ferrule/ui/button'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import type { DeskActionResult } from './desk-actions.ts'
import classes from './service-desk.module.css'

type TakeEntryProps = { entry: { id: string; kind: string; number: string; waitingFor?: string | null } }

/** An unassigned entry of the queue, with the button that assigns it to the agent. */
export function TakeEntry({ entry: { id, kind, number, waitingFor } }: TakeEntryProps) {
  const texts = useTexts()
  const fetcher = useFetcher<DeskActionResult>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.refusal !== undefined
  return (
    <fetcher.Form method="post" className={classes.take}>
      {texts(hasFailed ? 'desk.failed' : 'ticket.not-assigned')}
      {waitingFor && (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="kind" value={kind} />
          <Button
            type="submit"
            name="intent"
            value="take"
            variant="quiet"
            loading={fetcher.state !== 'idle'}
            aria-label={texts('desk.take-entry', { number })}
            data-take
          >
            {texts('desk.take')}
          </Button>
        </>
      )}
    </fetcher.Form>
  )
}
