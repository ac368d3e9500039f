import { toDateLocale } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { DateField } from '@ferrule/ui/date-field'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { TextField } from '@ferrule/ui/text-field'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { OrderQuery } from './order.generated.ts'
import classes from '../parts/parts.module.css'
import type { OrderChangeFailure } from './send-order-change.ts'

const stepTexts = { confirm: 'order.confirm', send: 'order.mark-sent', deliver: 'order.mark-delivered' } as const
const failureTexts: Readonly<Record<string, 'order.too-late-to-cancel' | 'order.changed-meanwhile'>> = {
  'too-late-to-cancel': 'order.too-late-to-cancel',
  'changed-meanwhile': 'order.changed-meanwhile',
  'order-not-in-step': 'order.changed-meanwhile',
}

/** The user can cancel the order; our service takes it to the next step. */
export function OrderActions({ details }: { details: NonNullable<OrderQuery['order']> }) {
  const texts = useTexts()
  const fetcher = useFetcher<OrderChangeFailure>()
  const { order, actions } = details
  const isSending = fetcher.state !== 'idle'
  const failure = isSending ? undefined : fetcher.data
  const next = (['confirm', 'send', 'deliver'] as const).find((action) => actions.includes(action))
  return (
    <>
      {failure && failure.fields.length === 0 && (
        <FlashMessage kind="error" title={texts(failureTexts[failure.refusal] ?? 'order.change-failed')} />
      )}
      {next && (
        <Panel id="next-step" title={texts('order.next-step')}>
          <fetcher.Form method="post" className={classes.step}>
            <input type="hidden" name="version" value={order.version} />
            <StepFields action={next} invalid={failure?.fields ?? []} />
            <Button type="submit" name="action" value={next} loading={isSending}>
              {texts(stepTexts[next])}
            </Button>
          </fetcher.Form>
        </Panel>
      )}
      {actions.includes('cancel') && (
        <Panel id="cancel" title={texts('order.cancel')}>
          <fetcher.Form method="post" className={classes.step}>
            <input type="hidden" name="version" value={order.version} />
            {!next && <p>{texts('order.cancel-until')}</p>}
            <Button type="submit" name="action" value="cancel" variant="secondary" loading={isSending}>
              {texts('order.cancel')}
            </Button>
          </fetcher.Form>
        </Panel>
      )}
      {order.trackingUrl && (
        <Panel id="shipment" title={texts('order.status.sent')} aside={order.carrier}>
          <a href={order.trackingUrl} rel="noreferrer" target="_blank">
            {texts('order.track')}
          </a>
        </Panel>
      )}
    </>
  )
}

type StepFieldsProps = { action: keyof typeof stepTexts; invalid: readonly string[] }

/** The facts of a step: the expected day, or the shipment. */
function StepFields({ action, invalid }: StepFieldsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  if (action === 'confirm') {
    return (
      <DateField
        name="expectedOn"
        labels={labels}
        label={texts('order.expected')}
        locale={toDateLocale(language)}
        {...(invalid.includes('expectedOn') ? { error: texts('validation.select') } : {})}
      />
    )
  }
  if (action === 'deliver') return null
  return (
    <>
      <TextField name="carrier" labels={labels} label={texts('order.carrier')} maxLength={60} optional />
      <TextField
        name="trackingUrl"
        type="url"
        labels={labels}
        label={texts('order.tracking-url')}
        hint={texts('order.tracking-url-hint')}
        maxLength={300}
        optional
        {...(invalid.includes('trackingUrl') ? { error: texts('order.tracking-url-hint') } : {})}
      />
    </>
  )
}
