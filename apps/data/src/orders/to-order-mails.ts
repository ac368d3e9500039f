import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { OrderLine } from '@ferrule/domain/orders/order'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import type { QueuedMail } from '../mail/queue-mail.ts'
import { toPriceRows } from './to-price-rows.ts'

type NotifiedOrder = {
  id: string
  number: string
  where: string
  reference: string
  note: string
  currency: string
  lines: readonly OrderLine[]
}

type MailContext = Pick<Deps, 'portalTeamAddress' | 'publicOrigin'> & {
  profile: UserProfile
  /** Language of the customer. */
  language: string
}

/** Mails to our team and, if their address is verified, to the customer in their language, with the order as PDF. */
export async function toOrderMails(order: NotifiedOrder, context: MailContext): Promise<QueuedMail[]> {
  const forTeam = await toTeamMail(order, context.portalTeamAddress)
  return context.profile.hasVerifiedEmail ? [forTeam, await toReceipt(order, context)] : [forTeam]
}

async function toTeamMail({ id, number, where, ...order }: NotifiedOrder, toAddress: string): Promise<QueuedMail> {
  const { reference, note } = order
  const facts = [
    where,
    ...(reference ? [`Reference: ${reference}`] : []),
    '',
    toPriceRows(order, defaultLanguage, await loadTexts(defaultLanguage, ['parts'])),
    ...(note ? ['', note] : []),
  ]
  return {
    kind: 'order',
    toAddress,
    subject: `[${number}] ${where}`,
    body: `${facts.join('\n')}\n`,
    attachedOrder: id,
    attachedLanguage: defaultLanguage,
  }
}

async function toReceipt(
  { id, number, where: plant, ...order }: NotifiedOrder,
  { profile, language: requestedLanguage, publicOrigin }: MailContext,
): Promise<QueuedMail> {
  const language = isLanguage(requestedLanguage) ? requestedLanguage : defaultLanguage
  const texts = await loadTexts(language, ['parts'])
  const { reference, note } = order
  const paragraphs = [
    texts('order-mail.greeting', { name: `${profile.firstName} ${profile.lastName}`.trim() }),
    texts('order-mail.received', { plant }),
    toPriceRows(order, language, texts),
    ...(reference ? [`${texts('order.your-reference')}: ${reference}`] : []),
    ...(note ? [`${texts('order.note')}:\n${note}`] : []),
    `${texts('order-mail.history')}\n${publicOrigin}/${language}/mykomax/orders/${id}`,
  ]
  return {
    kind: 'order',
    toAddress: profile.email.toLowerCase(),
    subject: texts('order-mail.subject', { number }),
    body: `${paragraphs.join('\n\n')}\n`,
    attachedOrder: id,
    attachedLanguage: language,
  }
}
