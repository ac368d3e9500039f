import { ticketGroupNames, ticketsPerPage, ticketWishes } from '@ferrule/domain/tickets/ticket-list'
import { formatDate } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { Pagination } from '@ferrule/ui/pagination'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepShown } from '../live/keep-shown.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { askTickets } from './ask-tickets.ts'
import type { Route } from './+types/ticket-list.route'
import { TicketFilters } from './ticket-filters.tsx'
import classes from './tickets.module.css'
import { Tickets, type TicketsQuery } from './tickets.generated.ts'
import { languageOf, toTicketWords } from './ticket-words.ts'
import { ownTimeZone } from '../frame/own-time-zone.ts'

/** The address holds what is looked at, so that it can be kept, shared and gone back to. */
export const clientLoader = keepShown(async ({ request }: Route.ClientLoaderArgs) => {
  const wishes = ticketWishes.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await askTickets(Tickets, wishes)), wishes }
})

const groupTexts = {
  open: 'ticket.group.open',
  waiting: 'ticket.status.waiting-for-you',
  solved: 'ticket.status.solved',
  closed: 'ticket.status.closed',
  all: 'ticket.group.all',
} as const

export { TicketsAway as ErrorBoundary } from './tickets-away.tsx'

export default function TicketList({ loaderData: { tickets: page, plants, machines, wishes } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const columns = useColumns()
  useLiveTickets()
  const total = page.counts[wishes.group]
  const hrefOf = (change: Partial<typeof wishes>) => `?${toQuery({ ...wishes, page: 1, ...change })}`
  const from = (page.page - 1) * ticketsPerPage
  return (
    <PortalPage
      title={texts('ticket.title')}
      actions={
        <>
          <ExportButtons table="tickets" query={toQuery(wishes)} />
          <ButtonLink href={`${portalHome}/tickets/newticket`}>{texts('ticket.create')}</ButtonLink>
        </>
      }
    >
      <LinkTabs
        label={texts('ticket.groups')}
        tabs={ticketGroupNames.map((group) => ({
          label: texts(groupTexts[group]),
          href: `${portalHome}/tickets/list${hrefOf({ group })}`,
          count: page.counts[group],
          current: group === wishes.group,
        }))}
      />
      <TicketFilters wishes={wishes} plants={plants} machines={machines} />
      <div className={classes.list}>
        <PortalTable
          label={texts('ticket.title')}
          columns={columns}
          items={page.tickets}
          language={languageOf(locale)}
          chooseLabel={texts('component.choose-columns')}
          mark={({ turn }) => (turn === 'yours' ? texts('ticket.status.waiting-for-you') : undefined)}
          empty={
            <EmptyState
              icon="ticket"
              title={page.counts.all === 0 && !isNarrowed(wishes) ? texts('ticket.none') : texts('ticket.none-match')}
            />
          }
        />
      </div>
      {total > ticketsPerPage && (
        <Pagination
          page={page.page}
          pageCount={Math.ceil(total / ticketsPerPage)}
          range={texts('component.range', { from: from + 1, to: from + page.tickets.length, total })}
          hrefOf={(number) => `${portalHome}/tickets/list${hrefOf({ page: number })}`}
          labels={{
            navigation: texts('component.pages'),
            previous: texts('component.previous'),
            next: texts('component.next'),
            page: (number) => texts('component.page', { page: number }),
          }}
        />
      )}
    </PortalPage>
  )
}

type Row = TicketsQuery['tickets']['tickets'][number]

function useColumns(): PortalColumn<Row>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const words = toTicketWords(texts)
  const timeZone = ownTimeZone()
  const formatDay = (day: string) => formatDate(new Date(day), languageOf(locale), { timeZone, month: 'short' })
  return [
    {
      id: 'id',
      header: texts('ticket.column.id'),
      rowHeader: true,
      noWrap: true,
      cell: ({ id, number }) => <a href={`${portalHome}/tickets/${id}`}>{number}</a>,
    },
    {
      id: 'type',
      header: texts('ticket.column.type'),
      cell: ({ type }) => words.type(type),
      sortBy: ({ type }) => words.type(type),
    },
    { id: 'subject', header: texts('ticket.column.subject'), cell: ({ subject }) => subject, onCard: 'whole' },
    { id: 'machine', header: texts('ticket.column.machine'), cell: ({ machineName }) => machineName },
    {
      id: 'serial',
      header: texts('ticket.column.serial-number'),
      noWrap: true,
      cell: ({ serialNumber }) => serialNumber,
    },
    { id: 'concern', header: texts('ticket.column.concern'), cell: ({ concern }) => words.concern(concern) },
    {
      id: 'status',
      header: texts('ticket.column.status'),
      cell: ({ status }) => <StatusBadge tone={words.tone(status)}>{words.status(status)}</StatusBadge>,
    },
    {
      id: 'contact',
      header: texts('ticket.column.contact'),
      cell: ({ contact }) => contact ?? texts('ticket.not-assigned'),
    },
    {
      id: 'created',
      header: texts('ticket.column.created-on'),
      noWrap: true,
      cell: ({ createdAt }) => formatDay(createdAt),
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      id: 'replies',
      header: texts('ticket.column.replies'),
      cell: ({ replies }) => replies,
      sortBy: ({ replies }) => replies,
      align: 'end',
    },
  ]
}

type Wishes = ReturnType<typeof ticketWishes.parse>

function isNarrowed({ search, plantId, machineId, type }: Wishes): boolean {
  return search !== '' || plantId !== undefined || machineId !== undefined || type !== undefined
}

/** Only what differs from the plain list stands in the address. */
function toQuery(wishes: Wishes): string {
  const plain: Record<string, unknown> = ticketWishes.parse({})
  const said = Object.entries(wishes).filter(([name, value]) => value !== undefined && value !== plain[name])
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
}
