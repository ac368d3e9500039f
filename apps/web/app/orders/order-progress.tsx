import { orderSteps } from '@ferrule/domain/orders/order-status'
import { formatDateTime, formatDay } from '@ferrule/texts/format-date'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Steps } from '@ferrule/ui/steps'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from '../parts/parts.module.css'
import type { OrderQuery } from './order.generated.ts'

type Order = NonNullable<OrderQuery['order']>['order']

/** How far the order is, with the time of each step and the expected day of the last. */
export function OrderProgress({ order }: { order: Order }) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (order.status === 'cancelled') {
    return <FlashMessage kind="info" title={texts('order.cancelled-text')} />
  }
  const times = {
    received: order.createdAt,
    confirmed: order.confirmedAt,
    sent: order.sentAt,
    delivered: order.deliveredAt,
  }
  const expected = order.expectedOn ? formatDay(order.expectedOn, language) : undefined
  const current = orderSteps.findLastIndex((step) => times[step] !== null)
  return (
    <div className={`${classes.frame} ${classes.progress}`}>
      <Steps
        current={order.status === 'delivered' ? orderSteps.length : current}
        doneLabel={texts('component.step-done')}
        steps={orderSteps.map((step) => {
          const at = times[step]
          const detail = at ? formatDateTime(new Date(at), language) : step === 'delivered' ? expected : undefined
          return { label: texts(`order.status.${step}`), detail }
        })}
      />
    </div>
  )
}
