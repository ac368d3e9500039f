import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { ChangedStatus } from '@ferrule/domain/orders/order-status'
import { formatDay } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import type { QueuedMail } from '../mail/queue-mail.ts'

type Customer = { number: string; email: string; firstName: string; lastName: string; language: string }

type Step = {
  id: string
  status: ChangedStatus
  side: 'customer' | 'service'
  expectedOn: string | undefined
  carrier: string | undefined
  trackingUrl: string | undefined
}

/** The mail about a step: to the customer if our service took it, to our team if the customer cancelled. */
export async function toOrderStepMail(
  { number, email, firstName, lastName, language: chosen }: Customer,
  { id, status, side, expectedOn, carrier, trackingUrl }: Step,
  { portalTeamAddress, publicOrigin }: Pick<Deps, 'portalTeamAddress' | 'publicOrigin'>,
): Promise<QueuedMail> {
  const language = isLanguage(chosen) ? chosen : defaultLanguage
  const name = `${firstName} ${lastName}`.trim()
  if (side === 'customer') {
    const body = `${name} cancelled the order.\n\n${publicOrigin}/${defaultLanguage}/mykomax/orders/${id}\n`
    return { kind: 'order', toAddress: portalTeamAddress, subject: `[${number}] Cancelled`, body }
  }
  const texts = await loadTexts(language, ['parts'])
  const day = expectedOn && formatDay(expectedOn, language, 'long')
  const paragraphs = [
    texts('order-mail.greeting', { name }),
    texts(`order-mail.${status}`, { number }),
    ...(day ? [texts('order-mail.expected', { day })] : []),
    ...(trackingUrl ? [`${texts('order.track')}${carrier ? ` (${carrier})` : ''}:\n${trackingUrl}`] : []),
    `${publicOrigin}/${language}/mykomax/orders/${id}`,
  ]
  return {
    kind: 'order',
    toAddress: email,
    subject: texts('order-mail.step-subject', { number, status: texts(`order.status.${status}`) }),
    body: `${paragraphs.join('\n\n')}\n`,
  }
}
