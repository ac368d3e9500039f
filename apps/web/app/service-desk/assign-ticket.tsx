import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { DeskActionResult } from './desk-actions.ts'
import classes from './service-desk.module.css'

type AssignTicketProps = { assignee: string | undefined; agents: readonly { id: string; name: string }[] }

/** Assigns the ticket to a colleague. */
export function AssignTicket({ assignee, agents }: AssignTicketProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<DeskActionResult>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.refusal !== undefined
  return (
    <Panel id="assign" title={texts('desk.column.assignee')} aside={assignee ?? texts('ticket.not-assigned')}>
      <fetcher.Form method="post" className={classes.assign}>
        <Select
          key={assignee}
          name="assigneeId"
          labels={labels}
          label={texts('desk.assign-to')}
          placeholder={texts('desk.choose-agent')}
          required
          options={agents.filter(({ name }) => name !== assignee).map(({ id, name }) => ({ value: id, label: name }))}
          {...(hasFailed ? { error: texts('desk.failed') } : {})}
          compact
        />
        <Button type="submit" name="intent" value="assign" variant="secondary" loading={fetcher.state !== 'idle'}>
          {texts('desk.assign')}
        </Button>
      </fetcher.Form>
    </Panel>
  )
}
