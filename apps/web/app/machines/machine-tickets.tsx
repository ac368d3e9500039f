import { formatDate } from '@ferrule/texts/format-date'
import { ticketStatuses } from '@ferrule/domain/tickets/ticket-values'
import { DataTable } from '@ferrule/ui/data-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { LoadedMachine } from './loaded-machine.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

/** The latest tickets of a machine; empty for users without access to tickets. */
export function MachineTickets({ tickets }: { tickets: LoadedMachine['tickets'] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const timeZone = browserTimeZone()
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
          variant="dense"
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
