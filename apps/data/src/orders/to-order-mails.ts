import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'
import type { OrderLine } from '@ferrule/domain/parts/order'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import type { QueuedMail } from '../mail/queue-mail.ts'

type ToldOrder = {
  id: string
  number: string
  where: string
  reference: string
  note: string
  lines: readonly OrderLine[]
}

type Told = Pick<Deps, 'portalTeamAddress' | 'publicOrigin'> & {
  profile: UserProfile
  /** In which the customer reads. */
  language: string
}

/** To our team, and to the customer in their language where their address is proved; the order goes with both. */
export async function toOrderMails(order: ToldOrder, told: Told): Promise<QueuedMail[]> {
  const forTeam = toTeamMail(order, told.portalTeamAddress)
  return told.profile.hasVerifiedEmail ? [forTeam, await toReceipt(order, told)] : [forTeam]
}

function toTeamMail({ id, number, where, ...order }: ToldOrder, toAddress: string): QueuedMail {
  const { reference, note } = order
  const facts = [
    where,
    ...(reference ? [`Reference: ${reference}`] : []),
    '',
    toRows(order),
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
  { id, number, where: plant, ...order }: ToldOrder,
  { profile, language: wished, publicOrigin }: Told,
): Promise<QueuedMail> {
  const language = isLanguage(wished) ? wished : defaultLanguage
  const texts = await loadTexts(language, ['parts'])
  const { reference, note } = order
  const paragraphs = [
    texts('order-mail.greeting', { name: `${profile.firstName} ${profile.lastName}`.trim() }),
    texts('order-mail.received', { plant }),
    toRows(order),
    ...(reference ? [`${texts('order.your-reference')}: ${reference}`] : []),
    ...(note ? [`${texts('order.note')}:\n${note}`] : []),
    `${texts('order-mail.find-again')}\n${publicOrigin}/${language}/mykomax/orders/${id}`,
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

function toRows({ lines }: Pick<ToldOrder, 'lines'>): string {
  return lines.map(({ quantity, articleNumber, name }) => `${quantity} × ${articleNumber}  ${name}`).join('\n')
}
