import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { ChangedStatus } from '@ferrule/domain/orders/order-status'
import { formatDay } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import type { QueuedMail } from '../mail/queue-mail.ts'

type Orderer = { number: string; firstName: string; lastName: string }

export type OrderStepNews = {
  id: string
  status: ChangedStatus
  expectedOn: string | undefined
  carrier: string | undefined
  trackingUrl: string | undefined
}

/** The mail to our team about an order that the customer cancelled. */
export function toTeamMail(
  { number, firstName, lastName }: Orderer,
  { id }: OrderStepNews,
  { portalTeamAddress, publicOrigin }: Pick<Deps, 'portalTeamAddress' | 'publicOrigin'>,
): QueuedMail {
  const name = `${firstName} ${lastName}`.trim()
  const body = `The customer cancelled the order of ${name}.\n\n${publicOrigin}/${defaultLanguage}/mykomax/orders/${id}\n`
  return { kind: 'order', toAddress: portalTeamAddress, subject: `[${number}] Cancelled`, body }
}

/** The mail about a step to the person who sent the order, in their language. */
export async function toOrderStepMail(
  { number, email, firstName, lastName, language: chosen }: Orderer & { email: string; language: string },
  { id, status, expectedOn, carrier, trackingUrl }: OrderStepNews,
  { publicOrigin }: Pick<Deps, 'publicOrigin'>,
): Promise<QueuedMail> {
  const language = isLanguage(chosen) ? chosen : defaultLanguage
  const texts = await loadTexts(language, ['parts', 'notification'])
  const portal = `${publicOrigin}/${language}/mykomax`
  const day = expectedOn && formatDay(expectedOn, language, 'long')
  const paragraphs = [
    texts('order-mail.greeting', { name: `${firstName} ${lastName}`.trim() }),
    texts(`order-mail.${status}`, { number }),
    ...(day ? [texts('order-mail.expected', { day })] : []),
    ...(trackingUrl ? [`${texts('order.track')}${carrier ? ` (${carrier})` : ''}:\n${trackingUrl}`] : []),
    `${portal}/orders/${id}`,
    texts('notification-mail.why.orderer'),
    `${texts('notification-mail.change')}:\n${portal}/notifications/settings`,
  ]
  return {
    kind: 'order',
    toAddress: email,
    subject: texts('order-mail.step-subject', { number, status: texts(`order.status.${status}`) }),
    body: `${paragraphs.join('\n\n')}\n`,
  }
}
