import type { Language } from '@ferrule/domain/locales/language'
import { findNotificationEvent, toNotificationTitleKey } from '@ferrule/domain/notifications/notification-title'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { type MailBody, toMailText } from '../mail/mail-body.ts'
import { toMailHtml } from '../mail/to-mail-html.ts'
import type { DigestRow } from './digest-store.ts'

/** Entries of one mail; the portal lists the others. */
const maxEntries = 50

type Style = { language: Language; publicOrigin: string }

/** Lists what happened since the last digest, with a link to each ticket, order or quote. */
export async function renderDigest(rows: readonly DigestRow[], { language, publicOrigin }: Style) {
  const texts = await loadTexts(language, ['notification'])
  const portal = `${publicOrigin}/${language}/mykomax`
  const heading = texts('notification-mail.digest', { count: rows.length })
  const body: MailBody = {
    language,
    heading,
    paragraphs: [],
    facts: [],
    items: rows.slice(0, maxEntries).map((row) => toItem(row, texts, portal)),
    action: { label: texts('notification.see-all'), link: `${portal}/notifications` },
    why: texts('notification-mail.why.digest'),
    settings: { label: texts('notification-mail.change'), link: `${portal}/notifications/settings` },
  }
  return { subject: heading, body: toMailText(body), html: toMailHtml(body) }
}

function toItem(row: DigestRow, texts: Texts<'notification'>, portal: string) {
  const event = findNotificationEvent(row.event)
  const name = `${row.firstName} ${row.lastName}`.trim() || texts('notification.former-user')
  return {
    title: event ? texts(toNotificationTitleKey(event, row.role), { name }) : row.subject,
    text: [row.number, row.subject, row.machineName, row.serialNumber].filter(Boolean).join(', '),
    link: `${portal}/${toPath(row)}`,
  }
}

function toPath({ role, ticketId, orderId, quoteId, number }: DigestRow): string {
  if (quoteId !== null) return `quotes/${number}`
  if (orderId !== null) return `orders/${orderId}`
  return `${role === 'contact' ? 'service-desk/tickets' : 'tickets'}/${ticketId}`
}
