import type { MachineEvent } from '@ferrule/domain/machines/machine-history'
import { ticketStatuses } from '@ferrule/domain/tickets/ticket-values'
import { formatDate, formatDay } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { AdvisoryStateBadge } from '../advisories/advisory-state-badge.tsx'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'

/** Everything that happened to a machine, newest first. */
export function MachineHistory({ events }: { events: readonly MachineEvent[] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const timeZone = browserTimeZone()
  // A day without time has no time zone.
  const dateOf = ({ at }: MachineEvent) =>
    at.length === 10 ? formatDay(at, language) : formatDate(new Date(at), language, { timeZone, month: 'short' })
  return (
    <Panel id="history" title={texts('machine.tab.history')}>
      <DataTable
        variant="dense"
        caption={texts('machine.history.event')}
        captionHidden
        rows={events}
        rowKey={({ key }) => key}
        columns={[
          { key: 'date', header: texts('component.date'), cell: dateOf, noWrap: true },
          {
            key: 'event',
            header: texts('machine.history.event'),
            rowHeader: true,
            cell: (event) => <EventTitle event={event} />,
          },
          { key: 'kind', header: texts('downloads.kind'), cell: (event) => texts(toKindKey(event)) },
          { key: 'by', header: texts('machine.by'), cell: (event) => ('by' in event ? event.by : '–') },
          {
            key: 'status',
            header: texts('ticket.column.status'),
            cell: (event) => <EventState event={event} />,
          },
        ]}
      />
    </Panel>
  )
}

function toKindKey({ kind }: MachineEvent) {
  if (kind === 'commissioned' || kind === 'retired') return 'machine.history.kind.operation'
  return `machine.history.kind.${kind}` as const
}

function EventTitle({ event }: { event: MachineEvent }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  switch (event.kind) {
    case 'ticket':
      return <a href={`${portalHome}/tickets/${event.id}`}>{`${event.number}, ${event.subject}`}</a>
    case 'order':
      return (
        <a href={`${portalHome}/orders/${event.id}`}>
          {`${event.number}, ${texts('machine.history.ordered', { count: event.parts })}`}
        </a>
      )
    case 'advisory':
      return (
        <a href={`${portalHome}/advisories/${encodeURIComponent(event.trackingId)}`} lang={event.language}>
          {event.title}
        </a>
      )
    case 'move':
      return texts('machine.history.moved', { from: event.from, to: event.to })
    default:
      return texts(`machine.history.${event.kind}`)
  }
}

function EventState({ event }: { event: MachineEvent }) {
  const texts = useTexts()
  if (event.kind === 'advisory') return <AdvisoryStateBadge state={event.state} />
  if (event.kind !== 'ticket') return '–'
  const known = ticketStatuses.find((one) => one === event.status)
  return <StatusBadge>{known === undefined ? event.status : texts(`ticket.status.${known}`)}</StatusBadge>
}
