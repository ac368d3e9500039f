import { formatDate } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { MoreLink } from '@ferrule/ui/more-link'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { toTicketLabels } from '../tickets/ticket-labels.ts'
import type { Overview } from './overview.ts'

/** The tickets changed last. Those that wait for the customer are marked. */
export function LatestTickets({ tickets }: { tickets: NonNullable<Overview['tickets']>['latest'] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const language = useUserLanguage()
  const timeZone = browserTimeZone()
  const labels = toTicketLabels(texts)
  return (
    <Panel
      id="latest-tickets"
      title={texts('portal.latest-tickets')}
      aside={<MoreLink href={`${portalHome}/tickets/list?group=all`}>{texts('portal.all-tickets')}</MoreLink>}
    >
      <DataTable
        variant="dense"
        caption={texts('ticket.title')}
        captionHidden
        rows={tickets}
        rowKey={({ id }) => id}
        mark={({ waitingFor }) => (waitingFor === 'yours' ? texts('ticket.status.waiting-for-you') : undefined)}
        empty={texts('dashboard.no-tickets')}
        columns={[
          {
            key: 'number',
            header: texts('ticket.column.id'),
            cell: ({ id, number }) => <a href={`${portalHome}/tickets/${id}`}>{number}</a>,
            rowHeader: true,
            noWrap: true,
          },
          {
            key: 'subject',
            header: texts('ticket.column.subject'),
            cell: ({ subject }) => subject,
            onCard: 'full-width',
          },
          { key: 'machine', header: texts('ticket.column.machine'), cell: ({ machineName }) => machineName },
          {
            key: 'status',
            header: texts('ticket.column.status'),
            cell: ({ status }) => <StatusBadge tone={labels.tone(status)}>{labels.status(status)}</StatusBadge>,
          },
          {
            key: 'created',
            header: texts('ticket.column.created-on'),
            cell: ({ createdAt }) => formatDate(new Date(createdAt), language, { timeZone, month: 'short' }),
            align: 'end',
            noWrap: true,
          },
        ]}
      />
    </Panel>
  )
}
