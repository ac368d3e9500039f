import { answerDueOn } from '@ferrule/domain/advisories/advisory-answer'
import type { Language } from '@ferrule/domain/locales/language'
import { formatDay } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import { type MailBody, toMailText } from '../mail/mail-body.ts'
import { toMailHtml } from '../mail/to-mail-html.ts'
import type { AdvisoryRow } from './advisory-store.ts'

export type NotifiedMachine = { serialNumber: string; model: string; assetName: string }

type Style = { language: Language; publicOrigin: string }
type Told = { advisory: AdvisoryRow; machines: readonly NotifiedMachine[] }

/** Machines of one mail; the portal lists the others. */
const maxMachines = 20

/** Names the advisory and the machines that it affects. Its title and summary are in the language of the document. */
export async function renderAdvisoryMail({ advisory, machines }: Told, { language, publicOrigin }: Style) {
  const texts = await loadTexts(language, ['advisory'])
  const { trackingId, title, summary, severity, score, initialReleaseDate } = advisory
  const portal = `${publicOrigin}/${language}/mykomax`
  const subject = `${texts('advisory-mail.subject', { id: trackingId, count: machines.length })}: ${title}`
  const due = answerDueOn(initialReleaseDate.toISOString(), severity)
  const body: MailBody = {
    language,
    heading: title,
    paragraphs: [summary, texts('advisory-mail.text', { count: machines.length, date: formatDay(due, language) })],
    facts: [
      [texts('advisory.advisory'), trackingId],
      [texts('advisory.severity'), `${texts(`advisory.severity.${severity}`)}${score === null ? '' : ` ${score}`}`],
    ],
    items: machines.slice(0, maxMachines).map(({ serialNumber, model, assetName }) => ({
      title: serialNumber,
      text: `${model}, ${assetName}`,
      link: `${portal}/inventory/${serialNumber}`,
    })),
    action: { label: texts('advisory-mail.action'), link: `${portal}/advisories/${encodeURIComponent(trackingId)}` },
    why: texts('advisory-mail.why'),
  }
  // Header lines must not contain control characters.
  const header = subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return { subject: header, body: toMailText(body), html: toMailHtml(body) }
}
