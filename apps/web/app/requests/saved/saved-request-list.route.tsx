import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { MoreOfList } from '../../portal/more-of-list.tsx'
import { PortalPage } from '../../portal/portal-page.tsx'
import { useLoadMore } from '../../portal/use-load-more.ts'
import { toDeskLabels } from '../../service-desk/desk-labels.ts'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import type { Route } from './+types/saved-request-list.route'
import { SavedRequests, type SavedRequestsQuery } from './saved-requests.generated.ts'
import classes from './saved-requests.module.css'

export function clientLoader() {
  return queryDataService(SavedRequests, {})
}

export { RequestsUnavailable as ErrorBoundary } from './requests-unavailable.tsx'

/** Requests of the public forms that the user has saved in their account. */
export default function SavedRequestList({ loaderData: { savedRequests } }: Route.ComponentProps) {
  const texts = useTexts()
  const { entries, ...more } = useLoadMore(
    savedRequests,
    async (after) => (await queryDataService(SavedRequests, { after })).savedRequests,
  )
  const columns = useColumns()
  return (
    <PortalPage title={texts('service.requests')}>
      <div className={classes.list}>
        <DataTable
          variant="dense"
          caption={texts('service.requests')}
          captionHidden
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          empty={
            <EmptyState level={2} icon="mail" title={texts('saved-request.none')}>
              {texts('saved-request.none-text')}
            </EmptyState>
          }
        />
        <MoreOfList
          {...more}
          shown={entries.length}
          total={savedRequests.total}
          failure={texts('saved-request.load-failed')}
        />
      </div>
    </PortalPage>
  )
}

type Row = SavedRequestsQuery['savedRequests']['entries'][number]

function useColumns(): DataColumn<Row>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const labels = toDeskLabels(texts)
  return [
    {
      key: 'number',
      header: texts('desk.column.number'),
      rowHeader: true,
      noWrap: true,
      cell: ({ id, number }) => <a href={`${portalHome}/requests/${id}`}>{number}</a>,
    },
    { key: 'kind', header: texts('desk.column.kind'), cell: ({ kind }) => labels.kind(kind) },
    { key: 'subject', header: texts('ticket.column.subject'), cell: ({ subject }) => subject, onCard: 'full-width' },
    {
      key: 'state',
      header: texts('ticket.column.status'),
      cell: (request) => <StatusBadge tone={labels.tone(request)}>{labels.state(request)}</StatusBadge>,
    },
    {
      key: 'received',
      header: texts('ticket.step.received'),
      noWrap: true,
      cell: ({ receivedAt }) => formatDateTime(receivedAt, locale),
    },
    {
      key: 'due',
      header: texts('receipt.reply-by'),
      noWrap: true,
      cell: ({ replyDueAt }) => formatDateTime(replyDueAt, locale),
    },
  ]
}
