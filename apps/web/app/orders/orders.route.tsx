import { type OrderStatus, orderListQuery, orderStatuses } from '@ferrule/domain/orders/order-status'
import { formatDate, formatDay } from '@ferrule/texts/format-date'
import { formatMoney } from '@ferrule/texts/format-money'
import type { DataColumn } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/orders.route'
import { OrderTabs } from './order-tabs.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { Orders, type OrdersQuery } from './orders.generated.ts'
import { PagedTable } from '../parts/paged-table.tsx'
import classes from '../parts/parts.module.css'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = orderListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await queryDataService(Orders, query)), query }
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

/** The orders of the user's organisations; for our service those of all customers. */
export default function OrderHistory({ loaderData: { orders, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const hrefOf = (status: OrderStatus | undefined) =>
    `${portalHome}/orders${toListQuery(orderListQuery, query, { status })}`
  return (
    <PortalPage
      title={texts('order.history')}
      trail={[{ label: texts('product-information.title'), href: `${portalHome}/product-information` }]}
    >
      <OrderTabs current="orders" />
      <div className={classes.chips}>
        <FilterChips
          label={texts('order.status')}
          chips={[undefined, ...orderStatuses].map((status) => ({
            label: texts(status ? `order.status.${status}` : 'order.all'),
            href: hrefOf(status),
            current: status === query.status,
          }))}
        />
      </div>
      <OrderTable key={query.status} orders={orders} status={query.status} />
    </PortalPage>
  )
}

type OrderTableProps = { orders: OrdersQuery['orders']; status: OrderStatus | undefined }

function OrderTable({ orders, status }: OrderTableProps) {
  const texts = useTexts()
  const columns = useColumns()
  return (
    <PagedTable
      caption={texts('order.history')}
      first={orders}
      loadPage={async (after) => (await queryDataService(Orders, { status, after })).orders}
      columns={columns}
      empty={<EmptyState level={2} icon="cart" title={texts('order.none')} />}
    />
  )
}

/** The total, and the number of lines that are not part of it because their price is on request. */
function OrderAmount({ order: { total, currency, linesOnRequest } }: { order: Row }) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (currency === null) return '–'
  return (
    <>
      {total !== null && <span className={classes.amount}>{formatMoney({ amount: total, currency }, language)}</span>}
      {linesOnRequest > 0 && <small>{`${linesOnRequest} × ${texts('parts.on-request')}`}</small>}
    </>
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
    { key: 'status', header: texts('order.status'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      key: 'expected',
      header: texts('order.expected'),
      cell: ({ status, expectedOn }) => expectedOn && status !== 'delivered' && formatDay(expectedOn, language),
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
    {
      key: 'total',
      header: texts('quote.total'),
      align: 'end',
      cell: (order) => <OrderAmount order={order} />,
    },
  ]
}
