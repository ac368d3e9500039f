import { toLastDay } from '@ferrule/domain/advisories/support-notice'
import type { Language } from '@ferrule/domain/locales/language'
import { formatDay } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import { type MailBody, toMailText } from '../mail/mail-body.ts'
import { toMailHtml } from '../mail/to-mail-html.ts'

type Ending = { model: string; machines: number; supportUntil: string }
type Style = { language: Language; publicOrigin: string }

/** Names the model and the last day of its security updates. */
export async function renderSupportMail({ model, machines, supportUntil }: Ending, { language, publicOrigin }: Style) {
  const texts = await loadTexts(language, ['advisory', 'notification'])
  const portal = `${publicOrigin}/${language}/mykomax`
  const date = formatDay(toLastDay(supportUntil), language, 'long')
  const subject = texts('support-mail.subject', { model, date })
  const body: MailBody = {
    language,
    heading: subject,
    paragraphs: [texts('support-mail.text', { count: machines, date })],
    facts: [],
    action: { label: texts('support-mail.action'), link: `${portal}/inventory` },
    why: texts('advisory-mail.why'),
    settings: { label: texts('notification-mail.change'), link: `${portal}/notifications/settings` },
  }
  // Header lines must not contain control characters.
  const header = subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return { subject: header, body: toMailText(body), html: toMailHtml(body) }
}
