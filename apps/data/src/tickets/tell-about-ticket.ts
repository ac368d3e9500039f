import { toReplyLine } from '@ferrule/domain/tickets/cut-quoted-text'
import { isLanguage } from '@ferrule/domain/locales/language'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import { findReader } from './conversation-store.ts'
import { keepReplyAddress } from './reply-address-store.ts'

export type Telling = Pick<Deps, 'now' | 'portalTeamAddress' | 'publicOrigin' | 'replyAddresses'>

type News = { number: string; subject: string; text: string }

const kind = 'ticket-news'
/** How long somebody can answer the last mail they got. */
const replyMs = 90 * 24 * 3_600_000

/** To whoever takes up what nobody looks after yet. */
export async function tellTeam(tx: Queries, { portalTeamAddress }: Telling, news: News): Promise<void> {
  await queueMail(tx, { kind, toAddress: portalTeamAddress, subject: toSubject(news), body: `${news.text}\n` })
}

type Reader = { ticketId: string; organisationId: string; personId: string; isService: boolean }

/** To one person, in their language, who can answer by mail. Says whether there is such a person. */
export async function tellPerson(tx: Queries, telling: Telling, news: News & { reader: Reader }): Promise<boolean> {
  const { now, publicOrigin, replyAddresses } = telling
  const person = await findReader(tx, news.reader.personId)
  if (!person) return false
  const expiresAt = new Date(now().getTime() + replyMs)
  const replyTo = replyAddresses.toAddress(await keepReplyAddress(tx, { ...news.reader, expiresAt }))
  const language = isLanguage(person.language) ? person.language : 'en'
  const texts = await loadTexts(language, ['ticket'])
  const place = news.reader.isService ? 'service-desk/tickets' : 'tickets'
  const link = `${publicOrigin}/${language}/mykomax/${place}/${news.reader.ticketId}`
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

function toSubject({ number, subject }: News): string {
  return `[${number}] ${subject}`
}
