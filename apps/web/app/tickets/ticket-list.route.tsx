import { ticketGroupNames, ticketsPerPage, ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import { formatDateOrToday } from '@ferrule/texts/format-date-or-today'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { toPortalColumns } from '../portal/list-columns.ts'
import { ListPagination } from '../portal/list-pagination.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { queryTicketService } from './query-ticket-service.ts'
import type { Route } from './+types/ticket-list.route'
import { TicketFilters } from './ticket-filters.tsx'
import classes from './tickets.module.css'
import { type TicketRowFragment, Tickets } from './tickets.generated.ts'
import { toTicketColumns } from './ticket-columns.tsx'
import { languageOf } from './ticket-labels.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

/** The URL contains the filters, so that a list can be bookmarked and shared, and the back button works. */
export const clientLoader = keepPreviousData(async ({ request }: Route.ClientLoaderArgs) => {
  const filters = ticketListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await queryTicketService(Tickets, filters)), filters, now: new Date() }
})

const groupTexts = {
  open: 'ticket.group.open',
  waiting: 'ticket.status.waiting-for-you',
  solved: 'ticket.status.solved',
  closed: 'ticket.status.closed',
  all: 'ticket.group.all',
} as const

export { TicketsUnavailable as ErrorBoundary } from './tickets-unavailable.tsx'

export default function TicketList({
  loaderData: { tickets: page, plants, machines, filters, now },
}: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const columns = useColumns(now)
  useLiveTickets()
  const hrefOf = (change: Partial<typeof filters>) =>
    `${portalHome}/tickets/list${toListQuery(ticketListQuery, filters, { page: 1, ...change })}`
  return (
    <PortalPage
      title={texts('ticket.title')}
      actions={
        <>
          <ExportButtons table="tickets" query={toListQuery(ticketListQuery, filters)} />
          <ButtonLink href={`${portalHome}/tickets/newticket`}>{texts('ticket.create')}</ButtonLink>
        </>
      }
    >
      <LinkTabs
        label={texts('ticket.groups')}
        tabs={ticketGroupNames.map((group) => ({
          label: texts(groupTexts[group]),
          href: hrefOf({ group }),
          count: page.counts[group],
          current: group === filters.group,
        }))}
      />
      <TicketFilters query={filters} plants={plants} machines={machines} />
      <div className={classes.list}>
        <PortalTable
          label={texts('ticket.title')}
          columns={columns}
          items={page.tickets}
          language={languageOf(locale)}
          chooseLabel={texts('component.choose-columns')}
          mark={({ waitingFor, isUnread }) => {
            if (isUnread) return texts('ticket.unread')
            return waitingFor === 'yours' ? texts('ticket.status.waiting-for-you') : undefined
          }}
          empty={
            <EmptyState
              level={2}
              icon="ticket"
              title={page.counts.all === 0 && !isFiltered(filters) ? texts('ticket.none') : texts('ticket.none-match')}
            />
          }
        />
      </div>
      <ListPagination
        page={page.page}
        pageSize={ticketsPerPage}
        total={page.counts[filters.group]}
        hrefOf={(number) => hrefOf({ page: number })}
      />
    </PortalPage>
  )
}

function useColumns(now: Date): PortalColumn<TicketRowFragment>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const style = { timeZone: browserTimeZone(), month: 'short', now, label: texts('component.today') } as const
  const formatDate = (date: Date) => formatDateOrToday(date, languageOf(locale), style)
  return toPortalColumns(toTicketColumns(texts), { portalHome, formatDate })
}

type Filters = ReturnType<typeof ticketListQuery.parse>

function isFiltered({ search, plantId, machineId, type }: Filters): boolean {
  return search !== '' || plantId !== undefined || machineId !== undefined || type !== undefined
}
