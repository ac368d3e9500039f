import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { useMore } from '../portal/use-more.ts'
import { toDeskWords } from '../service-desk/desk-words.ts'
import { askData } from '../sign-in/ask-data.ts'
import { formatMoment } from '../tickets/ticket-words.ts'
import type { Route } from './+types/kept-request-list.route'
import { KeptRequests, type KeptRequestsQuery } from './kept-requests.generated.ts'
import classes from './kept-requests.module.css'

export function clientLoader() {
  return askData(KeptRequests, {})
}

export { RequestsAway as ErrorBoundary } from './requests-away.tsx'

/** What the reader sent with the public forms and keeps in their account. */
export default function KeptRequestList({ loaderData: { keptRequests } }: Route.ComponentProps) {
  const texts = useTexts()
  const { entries, ...more } = useMore(
    keptRequests,
    async (after) => (await askData(KeptRequests, { after })).keptRequests,
  )
  const columns = useColumns()
  return (
    <PortalPage title={texts('service.requests')}>
      <div className={classes.list}>
        <DataTable
          look="dense"
          caption={texts('service.requests')}
          captionHidden
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          empty={
            <EmptyState level={2} icon="mail" title={texts('kept-request.none')}>
              {texts('kept-request.none-text')}
            </EmptyState>
          }
        />
        <MoreOfList
          {...more}
          shown={entries.length}
          total={keptRequests.total}
          failure={texts('kept-request.load-failed')}
        />
      </div>
    </PortalPage>
  )
}

type Row = KeptRequestsQuery['keptRequests']['entries'][number]

function useColumns(): DataColumn<Row>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const words = toDeskWords(texts)
  return [
    {
      key: 'number',
      header: texts('desk.column.number'),
      rowHeader: true,
      noWrap: true,
      cell: ({ id, number }) => <a href={`${portalHome}/requests/${id}`}>{number}</a>,
    },
    { key: 'kind', header: texts('desk.column.kind'), cell: ({ kind }) => words.kind(kind) },
    { key: 'subject', header: texts('ticket.column.subject'), cell: ({ subject }) => subject, onCard: 'whole' },
    {
      key: 'state',
      header: texts('ticket.column.status'),
      cell: (request) => <StatusBadge tone={words.tone(request)}>{words.state(request)}</StatusBadge>,
    },
    {
      key: 'received',
      header: texts('ticket.step.received'),
      noWrap: true,
      cell: ({ receivedAt }) => formatMoment(receivedAt, locale),
    },
    {
      key: 'due',
      header: texts('receipt.reply-by'),
      noWrap: true,
      cell: ({ replyDueAt }) => formatMoment(replyDueAt, locale),
    },
  ]
}
