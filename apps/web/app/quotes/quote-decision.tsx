import { formatDate, formatDay } from '@ferrule/texts/format-date'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from '../parts/parts.module.css'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { AskAgain } from './ask-again.tsx'
import { QuoteFailure } from './quote-failure.tsx'
import type { QuoteQuery } from './quote.generated.ts'
import quoteClasses from './quotes.module.css'
import type { QuoteChangeFailure } from './send-quote-change.ts'

type Details = NonNullable<QuoteQuery['quote']>

/** The customer accepts, declines or withdraws; a decided or expired quote says what became of it. */
export function QuoteDecision({ details, canAskAgain }: { details: Details; canAskAgain: boolean }) {
  const fetcher = useFetcher<QuoteChangeFailure>()
  const { actions } = details
  const isSending = fetcher.state !== 'idle'
  const failure = isSending ? undefined : fetcher.data
  return (
    <>
      <QuoteFailure failure={failure} />
      {actions.includes('accept') && <Decide {...{ details, fetcher, isSending, failure }} />}
      {actions.includes('withdraw') && <Withdraw {...{ details, fetcher, isSending }} />}
      <div className={quoteClasses.outcome}>
        <Outcome details={details} canAskAgain={canAskAgain} />
      </div>
    </>
  )
}

type FormProps = { details: Details; fetcher: ReturnType<typeof useFetcher<QuoteChangeFailure>>; isSending: boolean }

function Decide({ details, fetcher, isSending, failure }: FormProps & { failure: QuoteChangeFailure | undefined }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [isDeclining, setIsDeclining] = useState(false)
  const { quote } = details
  const plant = `${quote.organisationName}, ${quote.plantName}`
  return (
    <Panel id="decision" title={texts('quote.accept-or-decline')}>
      <fetcher.Form method="post" className={classes.form}>
        <input type="hidden" name="version" value={quote.version} />
        <p>{texts('quote.accept-text', { plant })}</p>
        <TextField name="reference" labels={labels} label={texts('order.your-reference')} maxLength={80} optional />
        <div className={classes.buttons}>
          <Button type="submit" name="action" value="accept" loading={isSending}>
            {texts('quote.accept')}
          </Button>
          {!isDeclining && (
            <Button variant="quiet" onClick={() => setIsDeclining(true)}>
              {texts('quote.decline')}
            </Button>
          )}
        </div>
      </fetcher.Form>
      {isDeclining && (
        <fetcher.Form method="post" className={classes.tab}>
          <input type="hidden" name="version" value={quote.version} />
          <div className={classes.form}>
            <TextArea
              name="reason"
              labels={labels}
              label={texts('quote.decline-reason')}
              rows={3}
              maxLength={1000}
              {...(failure?.fields.includes('reason') ? { error: texts('quote.reason-error') } : {})}
            />
            <div className={classes.buttons}>
              <Button type="submit" name="action" value="decline" variant="secondary" loading={isSending}>
                {texts('quote.decline')}
              </Button>
            </div>
          </div>
        </fetcher.Form>
      )}
    </Panel>
  )
}

function Withdraw({ details: { quote }, fetcher, isSending }: FormProps) {
  const texts = useTexts()
  return (
    <Panel id="decision" title={texts('quote.waiting')}>
      <fetcher.Form method="post" className={classes.step}>
        <input type="hidden" name="version" value={quote.version} />
        <p>{texts('quote.waiting-text')}</p>
        <Button type="submit" name="action" value="withdraw" variant="secondary" loading={isSending}>
          {texts('quote.withdraw')}
        </Button>
      </fetcher.Form>
    </Panel>
  )
}

function Outcome({ details, canAskAgain }: { details: Details; canAskAgain: boolean }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const { quote, decidedAt, decidedBy: name, declineReason, orderId, orderNumber, lines } = details
  const again = canAskAgain && <AskAgain lines={lines} />
  if (quote.state === 'expired' && quote.validUntil) {
    return (
      <FlashMessage title={texts('quote.expired')}>
        <p>{texts('quote.expired-text', { day: formatDay(quote.validUntil, language, 'long') })}</p>
        {again}
      </FlashMessage>
    )
  }
  if (!decidedAt) return null
  const day = formatDate(new Date(decidedAt), language, { timeZone: browserTimeZone() })
  if (orderId && orderNumber) {
    return (
      <FlashMessage kind="success" title={texts('quote.accepted-by', { day, name })}>
        <p>{texts('quote.order-created', { number: orderNumber })}</p>
        <ButtonLink variant="secondary" href={`${portalHome}/orders/${orderId}`}>
          {texts('quote.open-order', { number: orderNumber })}
        </ButtonLink>
      </FlashMessage>
    )
  }
  const key = quote.state === 'declined' ? 'quote.declined-by' : 'quote.withdrawn-by'
  return (
    <FlashMessage title={texts(key, { day, name })}>
      {declineReason && <p>{declineReason}</p>}
      {again}
    </FlashMessage>
  )
}
