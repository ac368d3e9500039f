import { toLimitedCount } from '@ferrule/domain/limited-count'
import { type DeskGroup, deskGroups, type DeskListQuery, deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { formatDateTime } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { Pagination } from '@ferrule/ui/pagination'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePaginationLabels } from '../frame/use-pagination-labels.ts'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { toPortalColumns } from '../portal/list-columns.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { languageOf } from '../tickets/ticket-labels.ts'
import type { Route } from './+types/desk.route'
import { toDeskColumns } from './desk-columns.tsx'
import { DeskFilters } from './desk-filters.tsx'
import { DeskQueue, type DeskRowFragment } from './desk-queue.generated.ts'
import { DeskShortcuts } from './desk-shortcuts.tsx'
import { DeskViews, SaveView } from './desk-views.tsx'
import { runQueueAction } from './queue-actions.ts'
import { SelectedTickets } from './selected-tickets.tsx'
import { type Selection, useSelection } from './use-selection.ts'
import classes from './service-desk.module.css'

/** The URL contains the filters, so that a list can be bookmarked and shared, and the back button works. */
export const clientLoader = keepPreviousData(async ({ request }: Route.ClientLoaderArgs) => {
  const filters = deskListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await queryDataService(DeskQueue, filters)), filters }
})

/** Takes an entry of the queue, changes the selected tickets, or saves a view. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return runQueueAction(await request.formData())
}

export { DeskUnavailable as ErrorBoundary } from './desk-unavailable.tsx'

export default function ServiceDesk({ loaderData: { deskQueue: page, deskViews, filters } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const selection = useSelection(page.entries)
  const columns = useColumns(selection)
  const paginationLabels = usePaginationLabels()
  useLiveTickets()
  const hrefOf = (change: Partial<DeskListQuery>) =>
    `${portalHome}/service-desk${toListQuery(deskListQuery, filters, { page: 1, ...change })}`
  const countOf = (group: DeskGroup) => (group === 'closed' ? undefined : toLimitedCount(page.counts[group]))
  return (
    <PortalPage
      title={texts('desk.title')}
      actions={
        <>
          <ButtonLink variant="quiet" href={`${portalHome}/service-desk/canned-texts`}>
            {texts('desk.canned-texts')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${portalHome}/orders?status=received`}>
            {texts('desk.orders')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${portalHome}/quotes?state=requested`}>
            {texts('desk.quotes')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${portalHome}/service-desk/security-reports`}>
            {texts('report.title')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${portalHome}/service-desk/figures`}>
            {texts('desk.figures')}
          </ButtonLink>
        </>
      }
    >
      <DeskViews views={deskViews} query={filters} />
      <LinkTabs
        label={texts('desk.groups')}
        tabs={deskGroups.map((group) => ({
          label: texts(`desk.group.${group}`),
          href: hrefOf({ group }),
          count: countOf(group),
          current: group === filters.group,
        }))}
      />
      <DeskFilters query={filters} />
      <SelectedTickets ids={selection.ids} agents={page.agents} onClear={selection.clear} />
      <div className={classes.list}>
        <div className={classes.tools}>
          <SaveView query={filters} />
          <DeskShortcuts />
          <ExportButtons table="service-desk" query={toListQuery(deskListQuery, filters)} />
        </div>
        <PortalTable
          label={texts('desk.title')}
          columns={columns}
          items={page.entries}
          language={languageOf(locale)}
          chooseLabel={texts('component.choose-columns')}
          mark={({ isLate }) => (isLate ? texts('desk.late') : undefined)}
          empty={<EmptyState level={2} icon="ok" title={texts('desk.empty')} />}
        />
      </div>
      {(page.hasMore || page.page > 1) && (
        <Pagination
          page={page.page}
          pageCount={page.hasMore ? page.page + 1 : page.page}
          range={texts('component.page', { page: page.page })}
          hrefOf={(number) => hrefOf({ page: number })}
          labels={paginationLabels}
        />
      )}
    </PortalPage>
  )
}

function useColumns({ has, toggle }: Selection): PortalColumn<DeskRowFragment>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const columns = toPortalColumns(toDeskColumns(texts), {
    portalHome,
    formatDate: (date) => formatDateTime(date, languageOf(locale)),
  })
  const select: PortalColumn<DeskRowFragment> = {
    id: 'select',
    header: texts('desk.column.select'),
    cell: ({ id, kind, number }) =>
      kind === 'ticket' && (
        <input
          type="checkbox"
          className={classes.select}
          checked={has(id)}
          onChange={() => toggle(id)}
          aria-label={texts('desk.select-entry', { number })}
          data-select
        />
      ),
  }
  return [select, ...columns]
}
