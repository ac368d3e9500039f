import type { Language } from '@ferrule/domain/locales/language'
import { loadTexts } from '@ferrule/texts/load-texts'
import { type MailBody, toMailText } from '../mail/mail-body.ts'
import { toMailHtml } from '../mail/to-mail-html.ts'

type RenderedMail = { subject: string; body: string; html: string }

/** Contains nothing that was typed: anybody can enter the address of another person. */
export async function renderLinkMail({ language, link }: { language: Language; link: string }): Promise<RenderedMail> {
  const texts = await loadTexts(language, ['news', 'request'])
  return render(texts('release-mail.link.subject'), {
    language,
    sender: texts('media-releases.title'),
    heading: texts('release-mail.link.subject'),
    paragraphs: [texts('release-mail.link.text')],
    facts: [],
    action: { label: texts('release-mail.link.action'), link },
    why: texts('release-mail.link.why'),
  })
}

export type AnnouncedRelease = { language: Language; title: string; leadText: string; adHoc: boolean; link: string }

export async function renderReleaseMail(
  { language, title, leadText, adHoc, link }: AnnouncedRelease,
  subscriptionLink: string,
): Promise<RenderedMail> {
  const texts = await loadTexts(language, ['news', 'request'])
  return render(adHoc ? `${texts('media-releases.ad-hoc')}: ${title}` : title, {
    language,
    sender: texts('media-releases.title'),
    heading: title,
    paragraphs: [leadText].filter(Boolean),
    facts: [],
    action: { label: texts('release-mail.read'), link },
    why: texts('release-mail.why'),
    settings: { label: texts('release-mail.change'), link: subscriptionLink },
  })
}

/** Header lines must not contain control characters, which an editor may have pasted into a title. */
function render(subject: string, body: MailBody): RenderedMail {
  return { subject: subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), body: toMailText(body), html: toMailHtml(body) }
}
