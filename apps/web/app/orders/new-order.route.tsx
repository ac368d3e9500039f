import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { type OrderTotal, totalOfLines } from '@ferrule/domain/orders/order-total'
import { emptyPartsCart } from '@ferrule/domain/parts/parts-cart'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
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
import { EmptyCart } from '../parts/empty-cart.tsx'
import { OrderFormOptions } from './order-form-options.generated.ts'
import classes from '../parts/parts.module.css'
import { SendOrder } from './send-order.generated.ts'
import { toPricedLines } from '../parts/to-priced-lines.ts'
import { useCartParts } from '../parts/use-cart-parts.ts'
import { QuoteOffer } from '../quotes/quote-offer.tsx'
import { CartTable } from './cart-table.tsx'

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
  const expectedTotal = read('total') === '' ? null : Number(read('total'))
  try {
    // The total is no part of the key, so that a retry at other prices does not become a second order.
    const input = { ...(await withIdempotencyKey(read('key'), { ...typed, lines })), expectedTotal }
    const { sendOrder } = await queryDataService(SendOrder, { input, language })
    if (sendOrder.id === null) return { failed: sendOrder.refusal === 'prices-changed' ? 'prices' : 'order' } as const
    writeCart(emptyPartsCart)
    clearDraft(newOrder)
    return redirect(`/${params.locale}/mykomax/orders/${sendOrder.id}?sent`)
  } catch {
    return { failed: 'order' } as const
  }
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

export default function NewOrder({ loaderData: { plants }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const form = useFormDraft(newOrder)
  const [plantId, setPlantId] = useState(() => findPlantId(plants, form.draft['plantId']))
  const { lines, isLoading } = useCartParts({ plantId, revision: actionData })
  const priced = isLoading ? undefined : toPricedLines(lines)
  const total = priced && totalOfLines(priced.lines)
  const list = { label: texts('product-information.title'), href: `${portalHome}/product-information` }
  return (
    <PortalPage title={texts('order.title')} trail={[list]}>
      {actionData?.failed === 'prices' && (
        <FlashMessage kind="error" title={texts('order.prices-changed')}>
          {texts('order.prices-changed-text')}
        </FlashMessage>
      )}
      {actionData?.failed === 'order' && (
        <FlashMessage kind="error" title={texts('order.failed')}>
          {texts('order.failed-text')}
        </FlashMessage>
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={classes.columns}>
          <CartTable lines={lines} priced={priced} isOrder />
          <div>
            {total && total.linesOnRequest > 0 && <QuoteOffer count={total.linesOnRequest} />}
            <OrderForm {...{ plants, form, onPlant: setPlantId, total }} />
          </div>
        </div>
      )}
    </PortalPage>
  )
}

type Plants = Route.ComponentProps['loaderData']['plants']

/** The plant of the draft, or the first; the select has none without a choice. */
function findPlantId(plants: Plants, drafted: string | undefined): string | undefined {
  return (plants.find(({ id }) => id === drafted) ?? plants[0])?.id
}

type OrderFormProps = {
  plants: Plants
  form: ReturnType<typeof useFormDraft>
  onPlant: (id: string) => void
  /** The total that the user sees; undefined while it is loading. */
  total: OrderTotal | undefined
}

function OrderForm({ plants, form, onPlant, total }: OrderFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const navigation = useNavigation()
  const { portalHome } = useFrame()
  // Parts on request have a panel of their own, which leads to the quote.
  const isComplete = !total || total.linesOnRequest === 0
  // The draft contains the idempotency key, so that a retry after a lost response does not create a second order.
  const { draft, key, autosave } = form
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
        <input type="hidden" name="total" value={total?.amount ?? ''} />
        <Select
          {...fromDraft('plantId')}
          onChange={({ currentTarget }) => onPlant(currentTarget.value)}
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
        <Button
          type="submit"
          variant={isComplete ? 'primary' : 'secondary'}
          loading={navigation.state === 'submitting'}
        >
          {texts('order.send')}
        </Button>
        {isComplete && (
          <ButtonLink variant="quiet" href={`${portalHome}/quotes/new`}>
            {texts('quote.request')}
          </ButtonLink>
        )}
      </Form>
    </Panel>
  )
}
