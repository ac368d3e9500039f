import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { emptyPartsCart } from '@ferrule/domain/parts/parts-cart'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { readFormField } from '../http/form-fields.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { CartTable } from '../orders/cart-table.tsx'
import { readCart, writeCart } from '../parts/cart-storage.ts'
import { EmptyCart } from '../parts/empty-cart.tsx'
import classes from '../parts/parts.module.css'
import { toPricedLines } from '../parts/to-priced-lines.ts'
import { useCartParts } from '../parts/use-cart-parts.ts'
import { clearDraft, portalForm } from '../portal/drafts.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { useFormDraft } from '../portal/use-form-draft.ts'
import type { Route } from './+types/new-quote.route'
import { QuoteFormOptions } from './quote-form-options.generated.ts'
import { RequestQuote } from './request-quote.generated.ts'

export function clientLoader() {
  return queryDataService(QuoteFormOptions, {})
}

const newQuote = portalForm('new quote')

/** Requests a quote for the cart and empties it. After a failure, cart and draft are unchanged. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const read = (name: string) => readFormField(form, name)
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  const lines = readCart().parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
  const typed = { plantId: read('plantId'), serialNumber: read('serialNumber') || null, note: read('note') }
  try {
    const input = await withIdempotencyKey(read('key'), { ...typed, lines })
    const { number } = (await queryDataService(RequestQuote, { input, language })).requestQuote
    if (number === null) return { hasFailed: true }
    writeCart(emptyPartsCart)
    clearDraft(newQuote)
    return redirect(`/${params.locale}/mykomax/quotes/${number}?sent`)
  } catch {
    return { hasFailed: true }
  }
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

export default function NewQuote({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { plants } = loaderData
  const form = useFormDraft(newQuote)
  const [plantId, setPlantId] = useState(
    () => (plants.find(({ id }) => id === form.draft['plantId']) ?? plants[0])?.id ?? '',
  )
  const { lines, isLoading } = useCartParts({ plantId })
  return (
    <PortalPage
      title={texts('quote.request')}
      trail={[{ label: texts('service.orders'), href: `${portalHome}/quotes` }]}
      note={texts('quote.request-text')}
    >
      {actionData?.hasFailed && (
        <FlashMessage kind="error" title={texts('quote.failed')}>
          {texts('quote.failed-text')}
        </FlashMessage>
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={classes.columns}>
          <CartTable lines={lines} priced={isLoading ? undefined : toPricedLines(lines)} isOrder={false} />
          <QuoteForm options={loaderData} {...{ form, plantId, onPlant: setPlantId }} />
        </div>
      )}
    </PortalPage>
  )
}

type QuoteFormProps = {
  options: Route.ComponentProps['loaderData']
  form: ReturnType<typeof useFormDraft>
  plantId: string
  onPlant: (id: string) => void
}

function QuoteForm({ options: { plants, quoteMachines }, form, plantId, onPlant }: QuoteFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const navigation = useNavigation()
  // The draft contains the idempotency key, so that a retry after a lost response does not create a second quote.
  const { draft, key, autosave } = form
  const fromDraft = (name: string) => ({ name, defaultValue: draft[name] ?? '' })
  const machines = quoteMachines.filter((machine) => machine.plantId === plantId)
  return (
    <Panel id="request" title={texts('quote.role.customer')}>
      <Form
        method="post"
        className={classes.form}
        onChange={(event) => autosave(event.currentTarget)}
        onSubmit={(event) => autosave(event.currentTarget)}
      >
        <input type="hidden" name="key" value={key} />
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
        <Select
          {...fromDraft('serialNumber')}
          key={plantId}
          labels={labels}
          label={texts('parts.machine')}
          placeholder={texts('quote.no-machine')}
          options={machines.map(({ model, serialNumber }) => ({
            value: serialNumber,
            label: `${model}, ${serialNumber}`,
          }))}
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
          {texts('quote.send')}
        </Button>
      </Form>
    </Panel>
  )
}
