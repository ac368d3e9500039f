import { maxDeliveryDays } from '@ferrule/domain/quotes/quote'
import { toDateLocale } from '@ferrule/texts/format-date'
import { formatAmount } from '@ferrule/texts/format-money'
import { Button } from '@ferrule/ui/button'
import { DateField } from '@ferrule/ui/date-field'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import form from '../parts/parts.module.css'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { QuoteFailure } from './quote-failure.tsx'
import type { QuoteQuery } from './quote.generated.ts'
import classes from './quotes.module.css'
import { priceField, type QuoteChangeFailure } from './send-quote-change.ts'

type Details = NonNullable<QuoteQuery['quote']>

const usualValidDays = 30
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Our service enters prices, delivery time and the last day; known prices are filled in. */
export function AnswerForm({ details: { quote, lines } }: { details: Details }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<QuoteChangeFailure>()
  const isSending = fetcher.state !== 'idle'
  const failure = isSending ? undefined : fetcher.data
  return (
    <Panel id="answer" title={texts('quote.answer')} aside={texts('quote.net', { currency: quote.currency })}>
      <QuoteFailure failure={failure} />
      <fetcher.Form method="post" className={form.form}>
        <input type="hidden" name="version" value={quote.version} />
        <input type="hidden" name="currency" value={quote.currency} />
        <input type="hidden" name="lineCount" value={lines.length} />
        {lines.map((line) => (
          <PriceField key={line.position} line={line} currency={quote.currency} failure={failure} />
        ))}
        <OfferFields failure={failure} />
        <TextArea name="text" labels={labels} label={texts('quote.answer-text')} rows={4} maxLength={2000} optional />
        <div className={form.buttons}>
          <Button type="submit" name="action" value="answer" loading={isSending}>
            {texts('quote.send-answer')}
          </Button>
        </div>
      </fetcher.Form>
    </Panel>
  )
}

type PriceFieldProps = { line: Details['lines'][number]; currency: string; failure: QuoteChangeFailure | undefined }

function PriceField({ line, currency, failure }: PriceFieldProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  const { position, quantity, name, articleNumber, suggestedPrice } = line
  const known = suggestedPrice === null ? undefined : formatAmount({ amount: suggestedPrice, currency }, language)
  const field = priceField(position)
  return (
    <TextField
      name={field}
      labels={labels}
      label={`${quantity} × ${texts('quote.price-of', { part: `${name}, ${articleNumber}` })}`}
      hint={known ? texts('quote.usual-price', { price: known }) : texts('parts.on-request')}
      before={currency}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={known ?? ''}
      {...(failure?.fields.includes(field) ? { error: texts('quote.price-error') } : {})}
    />
  )
}

function OfferFields({ failure }: { failure: QuoteChangeFailure | undefined }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  const [usual] = useState(() => inDays(usualValidDays))
  const isDayInvalid = failure?.refusal === 'validity-out-of-range' || failure?.fields.includes('validUntil')
  return (
    <div className={classes.fields}>
      <TextField
        name="deliveryDays"
        type="number"
        min={1}
        max={maxDeliveryDays}
        labels={labels}
        label={texts('quote.delivery-field')}
        {...(failure?.fields.includes('deliveryDays') ? { error: texts('quote.delivery-error') } : {})}
      />
      <DateField
        name="validUntil"
        labels={labels}
        label={texts('quote.valid-until')}
        locale={toDateLocale(language)}
        defaultValue={usual}
        {...(isDayInvalid ? { error: texts('quote.validity-error') } : {})}
      />
    </div>
  )
}
