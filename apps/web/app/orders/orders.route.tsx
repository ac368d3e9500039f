import { formatDate } from '@ferrule/texts/format-date'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { MoreOfList } from '../portal/more-of-list.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { useLoadMore } from '../portal/use-load-more.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/orders.route'
import { Orders, type OrdersQuery } from './orders.generated.ts'
import classes from '../parts/parts.module.css'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

export function clientLoader() {
  return queryDataService(Orders, {})
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

/** The orders of the user's organisations. */
export default function OrderHistory({ loaderData: { orders } }: Route.ComponentProps) {
  const texts = useTexts()
  const { entries, ...more } = useLoadMore(orders, async (after) => (await queryDataService(Orders, { after })).orders)
  const { portalHome } = useFrame()
  const columns = useColumns()
  return (
    <PortalPage
      title={texts('order.history')}
      trail={[{ label: texts('product-information.title'), href: `${portalHome}/product-information` }]}
    >
      <div className={classes.frame}>
        <DataTable
          variant="dense"
          caption={texts('order.history')}
          captionHidden
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          empty={<EmptyState level={2} icon="cart" title={texts('order.none')} />}
        />
        <MoreOfList
          {...more}
          shown={entries.length}
          total={orders.total}
          failure={texts('product-information.load-failed')}
        />
      </div>
    </PortalPage>
  )
}

type Row = OrdersQuery['orders']['entries'][number]

function useColumns(): DataColumn<Row>[] {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const timeZone = browserTimeZone()
  return [
    {
      key: 'number',
      header: texts('order.order'),
      rowHeader: true,
      noWrap: true,
      cell: ({ id, number }) => <a href={`${portalHome}/orders/${id}`}>{number}</a>,
    },
    {
      key: 'on',
      header: texts('order.ordered-on'),
      cell: ({ createdAt }) => formatDate(new Date(createdAt), language, { timeZone, month: 'short' }),
    },
    { key: 'by', header: texts('order.ordered-by'), cell: ({ orderedBy }) => orderedBy },
    {
      key: 'to',
      header: texts('order.ship-to'),
      cell: ({ organisationName, plantName }) => `${organisationName}, ${plantName}`,
    },
    { key: 'reference', header: texts('order.your-reference'), cell: ({ reference }) => reference },
    {
      key: 'lines',
      header: texts('order.lines'),
      cell: ({ lineCount }) => lineCount,
      align: 'end',
    },
  ]
}
