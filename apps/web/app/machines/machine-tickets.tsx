import { formatDate } from '@ferrule/texts/format-date'
import { ticketStatuses } from '@ferrule/domain/tickets/ticket'
import { DataTable } from '@ferrule/ui/data-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { Record } from './machine-record.tsx'
import { ownTimeZone } from '../frame/own-time-zone.ts'

/** The latest cases of a machine; whoever has no tickets sees none. */
export function MachineTickets({ tickets }: { tickets: Record['tickets'] }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { portalHome } = useFrame()
  const timeZone = ownTimeZone()
  const statusOf = (value: string) => {
    const known = ticketStatuses.find((one) => one === value)
    return known === undefined ? value : texts(`ticket.status.${known}`)
  }
  return (
    <Panel id="tickets" title={texts('inventory.tickets')}>
      {tickets.length === 0 ? (
        <p>{texts('inventory.no-tickets')}</p>
      ) : (
        <DataTable
          look="dense"
          caption={texts('ticket.title')}
          captionHidden
          rows={tickets}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'number',
              header: texts('ticket.column.id'),
              rowHeader: true,
              noWrap: true,
              cell: ({ id, number }) => <a href={`${portalHome}/tickets/${id}`}>{number}</a>,
            },
            { key: 'subject', header: texts('ticket.column.subject'), cell: ({ subject }) => subject },
            {
              key: 'status',
              header: texts('ticket.column.status'),
              cell: ({ status }) => <StatusBadge>{statusOf(status)}</StatusBadge>,
            },
            {
              key: 'created',
              header: texts('ticket.column.created-on'),
              noWrap: true,
              cell: ({ createdAt }) => formatDate(new Date(createdAt), language, { timeZone, month: 'short' }),
            },
          ]}
        />
      )}
    </Panel>
  )
}
