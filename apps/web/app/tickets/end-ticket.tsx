import { closureReasons } from '@ferrule/domain/tickets/ticket-values'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { RadioGroup } from '@ferrule/ui/radio-group'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { TicketChangeResult } from './change-ticket.ts'
import type { TicketQuery } from './ticket.generated.ts'
import classes from './tickets.module.css'
import { toTicketLabels } from './ticket-labels.ts'

type EndTicketProps = { details: NonNullable<TicketQuery['ticket']>; provider: string }

/**
 * Closes an open ticket for one of three reasons, asks whether a solved one is solved, or reopens a closed one while that
 * is possible.
 */
export function EndTicket({ details, provider }: EndTicketProps) {
  const texts = useTexts()
  const ticketLabels = toTicketLabels(texts)
  const { ticket, canReopen } = details
  if (ticket.status === 'solved') return <IsItSolved />
  if (ticket.status !== 'closed') return <CloseForm provider={provider} />
  return (
    <Panel id="closed" title={texts('ticket.close.done')}>
      <p>{ticketLabels.reason(ticket.closureReason ?? '', provider)}</p>
      {canReopen && <Reopen />}
    </Panel>
  )
}

function IsItSolved() {
  const texts = useTexts()
  const fetcher = useFetcher<TicketChangeResult>()
  const isSending = fetcher.state !== 'idle'
  return (
    <Panel id="is-solved" title={texts('ticket.is-solved')}>
      <p>{texts('ticket.is-solved.text')}</p>
      {!isSending && fetcher.data?.refusal && <FlashMessage kind="error" title={texts('ticket.is-solved.failed')} />}
      <div className={classes.answers}>
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="reason" value="solved-by-provider" />
          <Button type="submit" loading={isSending}>
            {texts('ticket.is-solved.yes')}
          </Button>
        </fetcher.Form>
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="reopen" />
          <Button type="submit" variant="secondary" loading={isSending}>
            {texts('ticket.is-solved.no')}
          </Button>
        </fetcher.Form>
      </div>
    </Panel>
  )
}

function CloseForm({ provider }: { provider: string }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const ticketLabels = toTicketLabels(texts)
  const fetcher = useFetcher<TicketChangeResult>()
  const [isMissing, setIsMissing] = useState(false)
  const refusal = fetcher.state === 'idle' ? fetcher.data?.refusal : undefined
  return (
    <Panel id="close" title={texts('ticket.close')}>
      <fetcher.Form
        method="post"
        className={classes.form}
        onSubmit={(event) => {
          const hasReason = new FormData(event.currentTarget).has('reason')
          setIsMissing(!hasReason)
          if (!hasReason) event.preventDefault()
        }}
      >
        {refusal && (
          <FlashMessage kind="error" title={texts('ticket.close.failed')}>
            {texts('ticket.close.failed-text')}
          </FlashMessage>
        )}
        <input type="hidden" name="intent" value="close" />
        <RadioGroup
          name="reason"
          labels={labels}
          label={texts('ticket.close.reason')}
          options={closureReasons.map((value) => ({ value, label: ticketLabels.reason(value, provider) }))}
          {...(isMissing ? { error: texts('validation.select') } : {})}
        />
        <TextArea name="closeComment" labels={labels} label={texts('field.comment')} optional rows={2} />
        <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
          {texts('ticket.close')}
        </Button>
      </fetcher.Form>
    </Panel>
  )
}

function Reopen() {
  const texts = useTexts()
  const fetcher = useFetcher<TicketChangeResult>()
  const isSending = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post">
      {!isSending && fetcher.data?.refusal && <FlashMessage kind="error" title={texts('ticket.is-solved.failed')} />}
      <input type="hidden" name="intent" value="reopen" />
      <Button type="submit" variant="secondary" loading={isSending}>
        {texts('ticket.reopen')}
      </Button>
    </fetcher.Form>
  )
}
