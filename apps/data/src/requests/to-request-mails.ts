import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { toRequestNumber, type VisitorRequest } from '@ferrule/domain/requests/request'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { QueuedMail } from '../mail/queue-mail.ts'

type Surroundings = {
  teamAddress: string
  /** Whether a person must look whether a person sent it. */
  needsReview: boolean
  fileNames: readonly string[]
  /** Where the sender sees the request again. */
  link: string
}

/** To the visitor, if they gave an address, and to the team that answers. Nobody else is ever written to. */
export async function toRequestMails(request: VisitorRequest, { link, ...team }: Surroundings): Promise<QueuedMail[]> {
  const email = request.answers['email']
  return [...(email ? [await toReceiptMail(request, email, link)] : []), toTeamMail(request, team)]
}

/** In the language of the form; the due time in the zone of the reader. */
async function toReceiptMail(request: VisitorRequest, toAddress: string, link: string): Promise<QueuedMail> {
  const { language, answers, replyDueAt, timeZone, kind, document } = request
  const texts = await loadTexts(language, ['request'])
  const number = toRequestNumber(request.id)
  const due = new Intl.DateTimeFormat(toServiceLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(replyDueAt)
  const words = answers['message'] ?? answers['description']
  // Whoever wants to read gets it at once; nobody has to answer.
  const outcome = document ? `${texts('whitepaper.title')}:\n${link}/whitepaper` : texts('request-mail.due', { due })
  const lines = [
    texts('request-mail.greeting', { name: `${answers['firstName']} ${answers['lastName']}` }),
    outcome,
    texts('request-mail.number', { number }),
    `${texts('request-mail.follow')}\n${link}`,
    ...(words ? [`${texts('request-mail.your-words')}\n${words}`] : []),
    texts('request-mail.not-you'),
  ]
  return {
    kind: `${kind}-receipt`,
    toAddress,
    subject: texts('request-mail.subject', { number }),
    body: `${lines.join('\n\n')}\n`,
  }
}

/** Nothing a visitor typed stands in its head. */
function toTeamMail(
  request: VisitorRequest,
  { teamAddress, needsReview, fileNames }: Omit<Surroundings, 'link'>,
): QueuedMail {
  const { kind, answers, about, siteSlug, language, replyDueAt } = request
  const answered = Object.entries(answers).filter(([, answer]) => answer !== '')
  const facts = [
    ['site', siteSlug || 'main'],
    ['language', language],
    ['about', about || '-'],
    ['reply due', replyDueAt.toISOString()],
    ['files', fileNames.join(', ') || '-'],
  ]
  return {
    kind: `${kind}-for-team`,
    toAddress: teamAddress,
    subject: `${needsReview ? '[review] ' : ''}New ${kind} request ${toRequestNumber(request.id)}`,
    body: `${[...facts, ...answered].map(([question, answer]) => `${question}: ${answer}`).join('\n')}\n`,
  }
}
