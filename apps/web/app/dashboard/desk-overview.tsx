import { toLimitedCount } from '@ferrule/domain/limited-count'
import { DataTable } from '@ferrule/ui/data-table'
import { MoreLink } from '@ferrule/ui/more-link'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { TwoLines } from '../portal/two-lines.tsx'
import { formatDateTime } from '../tickets/ticket-labels.ts'
import classes from './dashboard.module.css'
import type { Overview } from './overview.ts'

type Desk = NonNullable<Overview['desk']>

/** The queue of a service desk agent in numbers. */
export function DeskCounts({ desk }: { desk: Desk }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const queue = `${portalHome}/service-desk`
  const counts = [
    { key: 'overdue', count: desk.overdue, href: queue, tone: 'error' },
    { key: 'due-soon', count: desk.dueSoon, href: queue, tone: 'warn' },
    { key: 'open', count: desk.counts.open, href: queue, tone: 'accent' },
    { key: 'mine', count: desk.counts.mine, href: `${queue}?group=mine`, tone: 'info' },
    { key: 'unassigned', count: desk.counts.unassigned, href: `${queue}?group=unassigned`, tone: 'neutral' },
  ] as const
  return (
    <ul role="list" className={classes.counts} aria-label={texts('desk.title')}>
      {counts.map(({ key, count, href, tone }) => (
        <li key={key}>
          <a href={href} data-tone={tone}>
            <span>{texts(`dashboard.desk.${key}`)}</span>
            <strong>{toLimitedCount(count)}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Tickets whose first response is overdue or due within two hours. */
export function UrgentTickets({ tickets }: { tickets: Desk['urgent'] }) {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  return (
    <Panel
      id="urgent-tickets"
      title={texts('dashboard.urgent')}
      aside={<MoreLink href={`${portalHome}/service-desk`}>{texts('dashboard.open-queue')}</MoreLink>}
    >
      <DataTable
        variant="dense"
        caption={texts('ticket.title')}
        captionHidden
        rows={tickets}
        rowKey={({ id }) => id}
        mark={({ isLate }) => (isLate ? texts('dashboard.desk.overdue') : undefined)}
        empty={texts('dashboard.nothing-urgent')}
        columns={[
          {
            key: 'number',
            header: texts('ticket.column.id'),
            cell: ({ id, number }) => <a href={`${portalHome}/service-desk/tickets/${id}`}>{number}</a>,
            rowHeader: true,
            noWrap: true,
          },
          {
            key: 'subject',
            header: texts('ticket.column.subject'),
            cell: ({ subject, customer }) => <TwoLines first={subject} second={customer} />,
            onCard: 'full-width',
          },
          { key: 'machine', header: texts('ticket.column.machine'), cell: ({ machineName }) => machineName },
          {
            key: 'due',
            header: texts('dashboard.due'),
            cell: ({ dueAt, isLate }) => (
              <StatusBadge tone={isLate ? 'error' : 'warn'} icon="clock">
                {formatDateTime(dueAt, locale)}
              </StatusBadge>
            ),
          },
          {
            key: 'assignee',
            header: texts('ticket.column.contact'),
            cell: ({ assignee }) => assignee ?? texts('ticket.not-assigned'),
          },
        ]}
      />
    </Panel>
  )
}

/** How many open tickets wait for us, and how many for their customers. */
export function WhoseTurn({ desk: { ourTurn, customersTurn } }: { desk: Desk }) {
  const texts = useTexts()
  const total = ourTurn + customersTurn
  const sides = [
    { key: 'ours', count: ourTurn },
    { key: 'customers', count: customersTurn },
  ] as const
  return (
    <Panel
      id="whose-turn"
      title={texts('dashboard.whose-turn')}
      aside={texts('dashboard.open-count', { shown: toLimitedCount(total) })}
    >
      <div className={classes.turns} aria-hidden="true">
        {sides.map(({ key, count }) => count > 0 && <span key={key} data-side={key} style={{ flexGrow: count }} />)}
      </div>
      <ul role="list" className={classes.sides}>
        {sides.map(({ key, count }) => (
          <li key={key} data-side={key}>
            {texts(`dashboard.turn.${key}`)}
            <strong>{toLimitedCount(count)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
