import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import type { DeskActionResult } from './desk-actions.ts'
import type { DeskTicketQuery } from './desk-ticket.generated.ts'
import classes from './service-desk.module.css'

type Similar = NonNullable<DeskTicketQuery['ticket']>['similar']

/** Other open tickets of the customer, each with the button that merges this ticket into it. */
export function SimilarTickets({ number, tickets }: { number: string; tickets: Similar }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const [into, setInto] = useState<Similar[number]>()
  if (tickets.length === 0) return null
  return (
    <Panel id="similar" title={texts('desk.similar')}>
      <ul role="list" className={classes.similar}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <span>
              <a href={`${portalHome}/service-desk/tickets/${ticket.id}`}>{ticket.number}</a>
              <small>
                {ticket.subject}
                {ticket.isSameMachine && `, ${texts('desk.same-machine')}`}
              </small>
            </span>
            <Button
              variant="secondary"
              aria-label={texts('desk.merge-into', { number: ticket.number })}
              onClick={() => setInto(ticket)}
            >
              {texts('desk.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {into && <MergeDialog from={number} into={into} onClose={() => setInto(undefined)} />}
    </Panel>
  )
}

type MergeDialogProps = { from: string; into: Similar[number]; onClose: () => void }

function MergeDialog({ from, into, onClose }: MergeDialogProps) {
  const texts = useTexts()
  const fetcher = useFetcher<DeskActionResult>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.refusal !== undefined
  return (
    <ModalDialog
      title={texts('desk.merge-into', { number: into.number })}
      closeLabel={texts('component.close')}
      open
      onOpenChange={onClose}
    >
      <fetcher.Form method="post" className={classes.form}>
        <p>{texts('desk.merge-text', { from, into: into.number })}</p>
        {hasFailed && (
          <FlashMessage kind="error" title={texts('desk.failed')}>
            {texts('error.try-later')}
          </FlashMessage>
        )}
        <input type="hidden" name="intoId" value={into.id} />
        <div className={classes.actions}>
          <Button type="submit" name="intent" value="merge" loading={fetcher.state !== 'idle'}>
            {texts('desk.merge')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </div>
      </fetcher.Form>
    </ModalDialog>
  )
}
