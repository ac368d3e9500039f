import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useLastSuccess } from '../portal/use-last-success.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { QueueResult } from './queue-actions.ts'
import { QueueMessage } from './queue-message.tsx'
import classes from './service-desk.module.css'

type SelectedTicketsProps = {
  ids: readonly string[]
  agents: readonly { id: string; name: string }[]
  onClear: () => void
}

/** Takes, assigns or solves the selected tickets at once. The outcome stays when the selection is gone, with undo. */
export function SelectedTickets({ ids, agents, onClear }: SelectedTicketsProps) {
  const fetcher = useFetcher<QueueResult>()
  const { intent, refusal, done } = fetcher.data ?? {}
  const lastDone = useLastSuccess(refusal === undefined ? done : undefined)
  const clearAfterChange = useEffectEvent(() => {
    if (intent !== 'undo') onClear()
  })
  useEffect(() => {
    if (lastDone > 0) clearAfterChange()
  }, [lastDone])
  return (
    <>
      {fetcher.state === 'idle' && fetcher.data && <QueueMessage result={fetcher.data} fetcher={fetcher} />}
      {ids.length > 0 && <Bar key={lastDone} {...{ ids, agents, onClear, fetcher }} />}
    </>
  )
}

type BarProps = SelectedTicketsProps & { fetcher: ReturnType<typeof useFetcher<QueueResult>> }

function Bar({ ids, agents, onClear, fetcher }: BarProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [changeId] = useState(() => crypto.randomUUID())
  const [assigneeId, setAssigneeId] = useState('')
  const isSending = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className={classes.bulk}>
      <input type="hidden" name="changeId" value={changeId} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="ticketId" value={id} />
      ))}
      <strong aria-live="polite">{texts('desk.selected', { count: ids.length })}</strong>
      <Button type="submit" name="intent" value="take-selected" variant="secondary" disabled={isSending}>
        {texts('desk.take')}
      </Button>
      <span className={classes.assign}>
        <Select
          name="assigneeId"
          labels={labels}
          label={texts('desk.assign-to')}
          placeholder={texts('desk.choose-agent')}
          value={assigneeId}
          onChange={(event) => setAssigneeId(event.currentTarget.value)}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          compact
        />
        <Button
          type="submit"
          name="intent"
          value="assign"
          variant="secondary"
          disabled={isSending || assigneeId === ''}
        >
          {texts('desk.assign')}
        </Button>
      </span>
      <Button type="submit" name="intent" value="solve" variant="secondary" disabled={isSending}>
        {texts('desk.solve')}
      </Button>
      <Button variant="quiet" onClick={onClear}>
        {texts('desk.clear-selection')}
      </Button>
    </fetcher.Form>
  )
}
