import type { Texts } from '@ferrule/texts/load-texts'
import { StatusBadge } from '@ferrule/ui/status-badge'
import type { ListColumn } from '../portal/list-columns.ts'
import { TwoLines } from '../portal/two-lines.tsx'
import { toDeskLabels } from './desk-labels.ts'
import { DueClock } from './due-clock.tsx'
import { TakeEntry } from './take-entry.tsx'
import type { DeskRowFragment } from './desk-queue.generated.ts'
import classes from './service-desk.module.css'

/** The columns of the service desk's queue and of its export. */
export function toDeskColumns(texts: Texts): ListColumn<DeskRowFragment>[] {
  const labels = toDeskLabels(texts)
  return [
    {
      id: 'number',
      header: texts('desk.column.number'),
      rowHeader: true,
      noWrap: true,
      value: ({ number }) => number,
      cell: ({ kind, id, number }, { portalHome }) => (
        <a href={`${portalHome}/service-desk/${kind === 'ticket' ? 'tickets' : 'requests'}/${id}`}>{number}</a>
      ),
    },
    {
      id: 'priority',
      header: texts('desk.column.priority'),
      value: ({ priority }) => priority,
      cell: ({ priority }) => (
        <span className={classes.priority} data-priority={priority}>
          {priority}
        </span>
      ),
    },
    { id: 'kind', header: texts('desk.column.kind'), value: ({ kind }) => labels.kind(kind), hidden: true },
    {
      id: 'subject',
      header: texts('ticket.column.subject'),
      value: ({ subject }) => subject,
      cell: ({ subject, sender, kind }) => (
        <TwoLines first={subject} second={kind === 'ticket' ? sender : `${sender}, ${labels.kind(kind)}`} />
      ),
      onCard: 'full-width',
    },
    {
      id: 'turn',
      header: texts('desk.column.turn'),
      value: ({ waitingFor }) => waitingFor && texts(waitingFor === 'ours' ? 'desk.turn.ours' : 'desk.turn.theirs'),
    },
    {
      id: 'due',
      header: texts('desk.column.next-due'),
      noWrap: true,
      value: ({ dueAt }) => dueAt && new Date(dueAt),
      cell: ({ dueAt, dueStep }) =>
        dueAt && (
          <TwoLines
            first={<DueClock dueAt={new Date(dueAt)} />}
            second={texts(dueStep === 'answer' ? 'desk.due.answer' : 'desk.due.solution')}
          />
        ),
    },
    {
      id: 'machine',
      header: texts('ticket.column.machine'),
      noWrap: true,
      value: ({ machine }) => machine,
      cell: ({ machine }) => {
        const [model = '', serialNumber] = machine?.split(', ') ?? []
        return <TwoLines first={model} second={serialNumber} />
      },
    },
    { id: 'sender', header: texts('desk.column.sender'), value: ({ sender }) => sender, hidden: true },
    {
      id: 'state',
      header: texts('ticket.column.status'),
      value: (row) => labels.state(row),
      cell: (row) => <StatusBadge tone={labels.tone(row)}>{labels.state(row)}</StatusBadge>,
    },
    {
      id: 'assignee',
      header: texts('desk.column.assignee'),
      value: ({ assignee }) => assignee,
      cell: (row) => row.assignee ?? <TakeEntry entry={row} />,
    },
    {
      id: 'created',
      header: texts('ticket.column.created-on'),
      value: ({ createdAt }) => new Date(createdAt),
      exportOnly: true,
    },
  ]
}
