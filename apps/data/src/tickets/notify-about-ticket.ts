import { toReplyLine } from '@ferrule/domain/tickets/cut-quoted-text'
import { isLanguage } from '@ferrule/domain/locales/language'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import { findRecipient } from './conversation-store.ts'
import { saveReplyAddress } from './reply-address-store.ts'

export type NotificationDeps = Pick<Deps, 'now' | 'portalTeamAddress' | 'publicOrigin' | 'replyAddresses'>

type TicketNotification = { number: string; subject: string; text: string }

const kind = 'ticket-news'
/** Validity of a reply address after the last mail sent. */
const replyAddressMs = 90 * 24 * 3_600_000

/** Notifies the team of an unassigned ticket. */
export async function notifyTeam(
  tx: Queries,
  { portalTeamAddress }: NotificationDeps,
  news: TicketNotification,
): Promise<void> {
  await queueMail(tx, { kind, toAddress: portalTeamAddress, subject: toSubject(news), body: `${news.text}\n` })
}

type Recipient = { ticketId: string; organisationId: string; personId: string; isService: boolean }

/** Mails one person in their language, with a reply address. Returns false if the person does not exist. */
export async function notifyPerson(
  tx: Queries,
  notificationDeps: NotificationDeps,
  news: TicketNotification & { recipient: Recipient },
): Promise<boolean> {
  const { now, publicOrigin, replyAddresses } = notificationDeps
  const person = await findRecipient(tx, news.recipient.personId)
  if (!person) return false
  const expiresAt = new Date(now().getTime() + replyAddressMs)
  const replyTo = replyAddresses.toAddress(await saveReplyAddress(tx, { ...news.recipient, expiresAt }))
  const language = isLanguage(person.language) ? person.language : 'en'
  const texts = await loadTexts(language, ['ticket'])
  const place = news.recipient.isService ? 'service-desk/tickets' : 'tickets'
  const link = `${publicOrigin}/${language}/mykomax/${place}/${news.recipient.ticketId}`
  const body = [toReplyLine(texts('ticket-mail.write-above')), news.text, `${texts('ticket-mail.see')}\n${link}`]
  await queueMail(tx, {
    kind,
    toAddress: person.email,
    replyTo,
    subject: toSubject(news),
    body: `${body.join('\n\n')}\n`,
  })
  return true
}

function toSubject({ number, subject }: TicketNotification): string {
  return `[${number}] ${subject}`
}
