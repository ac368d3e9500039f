import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { emptyPartsCart } from '@ferrule/domain/parts/parts-cart'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { Form, redirect, useNavigation } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { clearDraft, portalForm } from '../portal/drafts.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { useFormDraft } from '../portal/use-form-draft.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { readFormField } from '../http/form-fields.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/new-order.route'
import { readCart, writeCart } from '../parts/cart-storage.ts'
import { OrderFormOptions } from './order-form-options.generated.ts'
import classes from '../parts/parts.module.css'
import { SendOrder } from './send-order.generated.ts'
import { type CartLine, useCartParts } from '../parts/use-cart-parts.ts'

export function clientLoader() {
  return queryDataService(OrderFormOptions, {})
}

const newOrder = portalForm('new order')

/** Sends the cart as an order and empties it. After a failure, cart and draft are unchanged. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const read = (name: string) => readFormField(form, name)
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  const lines = readCart().parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
  const typed = { plantId: read('plantId'), reference: read('reference'), note: read('note') }
  try {
    const input = await withIdempotencyKey(read('key'), { ...typed, lines })
    const { sendOrder } = await queryDataService(SendOrder, { input, language })
    if (sendOrder.id === null) return { failed: true }
    writeCart(emptyPartsCart)
    clearDraft(newOrder)
    return redirect(`/${params.locale}/mykomax/orders/${sendOrder.id}?sent`)
  } catch {
    return { failed: true }
  }
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

export default function NewOrder({ loaderData: { plants }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { lines } = useCartParts()
  const list = { label: texts('product-information.title'), href: `${portalHome}/product-information` }
  return (
    <PortalPage title={texts('order.title')} trail={[list]}>
      {actionData?.failed && (
        <FlashMessage kind="error" title={texts('order.failed')}>
          {texts('order.failed-text')}
        </FlashMessage>
      )}
      {lines.length === 0 ? (
        <EmptyState
          level={2}
          icon="cart"
          title={texts('cart.empty')}
          action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
        >
          {texts('cart.empty-text')}
        </EmptyState>
      ) : (
        <div className={classes.columns}>
          <CartTable lines={lines} />
          <OrderForm plants={plants} />
        </div>
      )}
    </PortalPage>
  )
}

function CartTable({ lines }: { lines: CartLine[] }) {
  const texts = useTexts()
  return (
    <div className={classes.frame}>
      <DataTable
        variant="dense"
        caption={texts('cart.title')}
        captionHidden
        rows={lines}
        rowKey={({ key }) => key}
        columns={[
          { key: 'quantity', header: texts('component.quantity'), cell: ({ quantity }) => quantity, align: 'end' },
          {
            key: 'article',
            header: texts('parts.article-number'),
            cell: ({ articleNumber }) => articleNumber,
            rowHeader: true,
            noWrap: true,
          },
          { key: 'name', header: texts('order.part'), cell: ({ part }) => part?.name },
          {
            key: 'stock',
            header: texts('parts.stock'),
            cell: ({ part }) => part && texts('parts.pieces', { count: part.stock }),
          },
          {
            key: 'days',
            header: texts('parts.availability'),
            cell: ({ part }) => part && texts('parts.availability-days', { days: part.availabilityDays }),
          },
          { key: 'location', header: texts('parts.location'), cell: ({ part }) => part?.location },
        ]}
      />
    </div>
  )
}

type Plants = Route.ComponentProps['loaderData']['plants']

function OrderForm({ plants }: { plants: Plants }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const navigation = useNavigation()
  // The draft contains the idempotency key, so that a retry after a lost response does not create a second order.
  const { draft, key, autosave } = useFormDraft(newOrder)
  const fromDraft = (name: string) => ({ name, defaultValue: draft[name] ?? '' })
  return (
    <Panel id="order" title={texts('cart.delivery')}>
      <Form
        method="post"
        className={classes.form}
        onChange={(event) => autosave(event.currentTarget)}
        onSubmit={(event) => autosave(event.currentTarget)}
      >
        <input type="hidden" name="key" value={key} />
        <Select
          {...fromDraft('plantId')}
          labels={labels}
          label={texts('order.ship-to')}
          options={plants.map(({ id, name, organisationName }) => ({
            value: id,
            label: `${organisationName}, ${name}`,
          }))}
        />
        <TextField
          {...fromDraft('reference')}
          labels={labels}
          label={texts('order.your-reference')}
          maxLength={80}
          optional
        />
        <TextArea
          {...fromDraft('note')}
          labels={labels}
          label={texts('order.note')}
          rows={3}
          maxLength={2000}
          optional
        />
        <Button type="submit" loading={navigation.state === 'submitting'}>
          {texts('order.send')}
        </Button>
      </Form>
    </Panel>
  )
}
