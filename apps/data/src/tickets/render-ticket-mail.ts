import type { Language } from '@ferrule/domain/locales/language'
import type { TicketNotificationEvent } from '@ferrule/domain/notifications/notification-rules'
import { toNotificationTitleKey } from '@ferrule/domain/notifications/notification-title'
import type { TicketRole } from '@ferrule/domain/notifications/select-recipients'
import { toReplyLine } from '@ferrule/domain/tickets/cut-quoted-text'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { type MailBody, toMailText } from '../mail/mail-body.ts'
import { toMailHtml } from '../mail/to-mail-html.ts'

/** An event of a ticket, in the words of the person who caused it. */
export type TicketNews = {
  event: TicketNotificationEvent
  ticket: { id: string; number: string; subject: string; machineName: string; serialNumber: string }
  /** Name of the person who caused it; empty for a former user. */
  actorName: string
  /** Their text; empty if they wrote nothing. */
  text: string
}

type Style = { language: Language; role: TicketRole; publicOrigin: string }

/** The mail about a ticket as text and HTML: who wrote, what, for which machine, with a link to the ticket. */
export async function renderTicketMail(news: TicketNews, { language, role, publicOrigin }: Style) {
  const texts = await loadTexts(language, ['ticket', 'notification'])
  const portal = `${publicOrigin}/${language}/mykomax`
  const place = role === 'contact' ? 'service-desk/tickets' : 'tickets'
  const body: MailBody = {
    language,
    replyLine: toReplyLine(texts('ticket-mail.write-above')),
    ...toContent(news, texts, role),
    action: { label: texts('notification-mail.open'), link: `${portal}/${place}/${news.ticket.id}` },
    hint: texts('notification-mail.reply-hint'),
    why: texts(`notification-mail.why.${role}`),
    settings: { label: texts('notification-mail.change'), link: `${portal}/notifications/settings` },
  }
  return { subject: toSubject(news.ticket), body: toMailText(body), html: toMailHtml(body) }
}

function toContent(
  { event, ticket, actorName, text }: TicketNews,
  texts: Texts<'ticket' | 'notification'>,
  role: TicketRole,
): Pick<MailBody, 'heading' | 'paragraphs' | 'quote' | 'facts'> {
  const name = actorName || texts('notification.former-user')
  const machine = [ticket.machineName, ticket.serialNumber].filter(Boolean).join(', ')
  return {
    heading: texts(toNotificationTitleKey(event, role), { name }),
    paragraphs: [],
    quote: text === '' ? undefined : { text, by: name },
    facts: [
      [texts('notification-mail.ticket'), `${ticket.number}, ${ticket.subject}`],
      ...(machine ? [[texts('ticket.column.machine'), machine] as const] : []),
    ],
  }
}

export function toSubject({ number, subject }: TicketNews['ticket']): string {
  return `[${number}] ${subject}`
}
