import { toRequestNumber, type VisitorRequest } from '@ferrule/domain/requests/request'
import { formatDeadline } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { QueuedMail } from '../mail/queue-mail.ts'

type MailContext = {
  teamAddress: string
  /** Whether a person must check that it was not sent by a bot. */
  needsReview: boolean
  fileNames: readonly string[]
  /** Whether paper is owed; null for other requests. */
  isOwed?: boolean | null
  /** Link to the receipt page of the sender. */
  link: string
}

/**
 * Mails to the visitor, if they gave an address, and to the responsible team. There are no other recipients. A request
 * that may come from a bot is not confirmed by mail: its address may be that of a victim. The sender still has the
 * receipt page, and gets a mail with the answer.
 */
export async function toRequestMails(request: VisitorRequest, { link, ...team }: MailContext): Promise<QueuedMail[]> {
  const email = request.answers['email']
  const receipt = email && !team.needsReview ? [await toReceiptMail(request, email, link)] : []
  return [...receipt, toTeamMail(request, team)]
}

/**
 * Written in the language of the form, with the due time in the time zone of the sender. Contains nothing that was
 * typed, not even a name: anybody can enter the address of another person and would write to them through us.
 */
async function toReceiptMail(request: VisitorRequest, toAddress: string, link: string): Promise<QueuedMail> {
  const { language, replyDueAt, timeZone, kind, document } = request
  const texts = await loadTexts(language, ['request'])
  const number = toRequestNumber(request.id)
  const due = formatDeadline(replyDueAt, language, timeZone)
  // A whitepaper is available at once, so no reply is promised.
  const outcome = document ? `${texts('whitepaper.title')}:\n${link}/whitepaper` : texts('request-mail.due', { due })
  const lines = [
    texts('request-mail.greeting'),
    outcome,
    texts('request-mail.number', { number }),
    `${texts('request-mail.follow')}\n${link}`,
    texts('request-mail.not-you'),
  ]
  return {
    kind: `${kind}-receipt`,
    toAddress: toAddress.toLowerCase(),
    subject: texts('request-mail.subject', { number }),
    body: `${lines.join('\n\n')}\n`,
  }
}

/** Puts no visitor input into the mail headers. */
function toTeamMail(
  request: VisitorRequest,
  { teamAddress, needsReview, fileNames, isOwed = null }: Omit<MailContext, 'link'>,
): QueuedMail {
  const { kind, answers, about, siteSlug, language, replyDueAt } = request
  const answered = Object.entries(answers).filter(([, answer]) => answer !== '')
  const facts = [
    ['site', siteSlug || 'main'],
    ['language', language],
    ['about', about || '-'],
    ['reply due', replyDueAt.toISOString()],
    ['files', fileNames.join(', ') || '-'],
    ...(isOwed === null ? [] : [['owed', isOwed ? 'yes' : 'no: requested after the purchase']]),
  ]
  return {
    kind: `${kind}-for-team`,
    toAddress: teamAddress,
    subject: `${needsReview ? '[review] ' : ''}New ${kind} request ${toRequestNumber(request.id)}`,
    body: `${[...facts, ...answered].map(([question, answer]) => `${question}: ${answer}`).join('\n')}\n`,
  }
}
