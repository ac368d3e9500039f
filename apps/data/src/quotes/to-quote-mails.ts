import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { OrderLine } from '@ferrule/domain/orders/order'
import { formatDay } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import type { QueuedMail } from '../mail/queue-mail.ts'
import { toPriceRows } from '../orders/to-price-rows.ts'

type TeamDeps = Pick<Deps, 'portalTeamAddress' | 'publicOrigin'>

type RequestedQuote = {
  number: string
  where: string
  machineName: string
  serialNumber: string
  note: string
  lines: readonly OrderLine[]
}

/** The mail to our team about a quote that a customer requests. */
export function toRequestMail(quote: RequestedQuote, { portalTeamAddress, publicOrigin }: TeamDeps): QueuedMail {
  const { number, where, machineName, serialNumber, note, lines } = quote
  const facts = [
    where,
    ...(serialNumber ? [`Machine: ${machineName}, ${serialNumber}`] : []),
    '',
    ...lines.map(({ quantity, articleNumber, name }) => `${quantity} × ${articleNumber}  ${name}`),
    ...(note ? ['', note] : []),
    '',
    linkTo(number, defaultLanguage, publicOrigin),
  ]
  return {
    kind: 'quote',
    toAddress: portalTeamAddress,
    subject: `[${number}] Quote requested: ${where}`,
    body: `${facts.join('\n')}\n`,
  }
}

/** The mail to our team about a quote that a customer declined. */
export function toDeclineMail(
  { number, reason }: { number: string; reason: string },
  { portalTeamAddress, publicOrigin }: TeamDeps,
): QueuedMail {
  const body = `The customer declined the quote:\n\n${reason}\n\n${linkTo(number, defaultLanguage, publicOrigin)}\n`
  return { kind: 'quote', toAddress: portalTeamAddress, subject: `[${number}] Quote declined`, body }
}

export type Offer = {
  number: string
  currency: string
  email: string
  firstName: string
  lastName: string
  language: string
  validUntil: string
  lines: readonly OrderLine[]
}

/** The mail about an answer to the person who requested the quote, in their language. */
export async function toAnswerMail(offer: Offer, { publicOrigin }: Pick<Deps, 'publicOrigin'>): Promise<QueuedMail> {
  const { number, email, firstName, lastName, validUntil } = offer
  const language = isLanguage(offer.language) ? offer.language : defaultLanguage
  const texts = await loadTexts(language, ['parts', 'notification'])
  const paragraphs = [
    texts('order-mail.greeting', { name: `${firstName} ${lastName}`.trim() }),
    texts('quote-mail.answered', { number, day: formatDay(validUntil, language, 'long') }),
    toPriceRows(offer, language, await loadTexts(language, ['parts'])),
    linkTo(number, language, publicOrigin),
    texts('notification-mail.why.requester'),
    `${texts('notification-mail.change')}:\n${publicOrigin}/${language}/mykomax/notifications/settings`,
  ]
  return {
    kind: 'quote',
    toAddress: email,
    subject: texts('quote-mail.subject', { number }),
    body: `${paragraphs.join('\n\n')}\n`,
  }
}

const linkTo = (number: string, language: string, publicOrigin: string) =>
  `${publicOrigin}/${language}/mykomax/quotes/${number}`
