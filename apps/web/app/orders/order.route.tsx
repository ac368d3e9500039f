import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { formatDate, formatDay } from '@ferrule/texts/format-date'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SpecTable } from '@ferrule/ui/spec-table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { usePortal } from '../portal/portal-data.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { saveContent } from '../portal/save-content.ts'
import { queryDataService, signedHeaders } from '../data-service/query-data-service.ts'
import type { Route } from './+types/order.route'
import { OrderActions } from './order-actions.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTotal } from './order-total.tsx'
import { Order, type OrderQuery } from './order.generated.ts'
import { sendOrderChange } from './send-order-change.ts'
import { usePriceColumns } from './use-price-columns.tsx'
import classes from '../parts/parts.module.css'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

/** Takes the order to its next step, or cancels it. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return sendOrderChange(params.id, await request.formData())
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  return queryDataService(Order, { id: params.id, language }, { allowNull: true })
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

export default function OrderScreen({ loaderData: { order: details } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('order.history'), href: `${portalHome}/orders` }
  if (details) return <OrderPage key={details.order.id} details={details} list={list} />
  return (
    <PortalPage title={texts('order.unknown')} trail={[list]}>
      <EmptyState
        level={2}
        icon="cart"
        title={texts('order.unknown')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}

type OrderDetails = NonNullable<OrderQuery['order']>

function OrderPage({ details, list }: { details: OrderDetails; list: { label: string; href: string } }) {
  const texts = useTexts()
  const [query] = useSearchParams()
  const { order, lines } = details
  const prices = usePriceColumns<(typeof lines)[number]>(order.currency)
  const canOrder = rightsOfRoles(usePortal().person.roles).usesProducts
  return (
    <PortalPage
      title={texts('order.number', { number: order.number })}
      kicker={<OrderStatusBadge status={order.status} />}
      trail={[list]}
      actions={
        <>
          {canOrder && <OrderAgain lines={lines} />}
          <SaveAsPdf order={order} />
        </>
      }
    >
      {query.has('sent') && (
        <FlashMessage kind="success" title={texts('order.received')}>
          {texts('order.received-text')}
        </FlashMessage>
      )}
      <OrderProgress order={order} />
      <div className={classes.columns}>
        <div className={classes.frame}>
          <DataTable
            variant="dense"
            caption={texts('order.order')}
            captionHidden
            rows={lines}
            rowKey={({ position }) => String(position)}
            columns={[
              { key: 'quantity', header: texts('component.quantity'), cell: ({ quantity }) => quantity, align: 'end' },
              {
                key: 'article',
                header: texts('parts.article-number'),
                cell: ({ articleNumber }) => articleNumber,
                rowHeader: true,
                noWrap: true,
              },
              { key: 'name', header: texts('order.part'), cell: ({ name }) => name },
              ...prices,
            ]}
          />
          {order.currency && (
            <div className={classes.tableTotal}>
              <OrderTotal lines={lines} currency={order.currency} />
            </div>
          )}
        </div>
        <div>
          <OrderActions details={details} />
          <Facts details={details} />
        </div>
      </div>
    </PortalPage>
  )
}

function Facts({ details: { order, note, quoteNumber } }: { details: OrderDetails }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const language = useUserLanguage()
  const timeZone = browserTimeZone()
  const rows = [
    {
      name: texts('order.ordered-on'),
      value: formatDate(new Date(order.createdAt), language, { timeZone, month: 'short' }),
    },
    { name: texts('order.ordered-by'), value: order.orderedBy },
    { name: texts('order.ship-to'), value: `${order.organisationName}, ${order.plantName}` },
    ...(order.expectedOn ? [{ name: texts('order.expected'), value: formatDay(order.expectedOn, language) }] : []),
    ...(quoteNumber
      ? [{ name: texts('quote.quote'), value: <a href={`${portalHome}/quotes/${quoteNumber}`}>{quoteNumber}</a> }]
      : []),
    { name: texts('order.your-reference'), value: order.reference },
    { name: texts('order.note'), value: note },
  ]
  return (
    <Panel id="details" title={texts('component.details')}>
      <SpecTable caption={texts('component.details')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}

function SaveAsPdf({ order: { id, number } }: { order: OrderDetails['order'] }) {
  const texts = useTexts()
  const { locale } = useFrame()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const save = async () => {
    setState('loading')
    try {
      const response = await fetch(`/api/order-pdf/${locale}/${id}`, { method: 'POST', headers: await signedHeaders() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      saveContent(`${number}.pdf`, 'application/pdf', await response.arrayBuffer())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && <FlashMessage kind="error" title={texts('order.pdf-failed')} />}
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void save()}>
        {texts('component.save-as-pdf')}
      </Button>
    </>
  )
}
