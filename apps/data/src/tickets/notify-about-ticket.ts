import { randomUUIDv7 } from 'node:crypto'
import { isLanguage } from '@ferrule/domain/locales/language'
import {
  type ChosenChannels,
  findChannels,
  type TicketNotificationEvent,
} from '@ferrule/domain/notifications/notification-rules'
import { isTeamNotified, type Recipient, selectRecipients } from '@ferrule/domain/notifications/select-recipients'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertNotification, listReachablePeople } from '../notifications/notification-queries.ts'
import type { Queries } from '../postgres/database.ts'
import { listFollowers } from './follower-store.ts'
import { renderTicketMail, type TicketNews, toSubject } from './render-ticket-mail.ts'
import { saveReplyAddress } from './reply-address-store.ts'

export type NotificationDeps = Pick<Deps, 'now' | 'portalTeamAddress' | 'publicOrigin' | 'replyAddresses'>

/** Validity of a reply address after the last mail sent. */
const replyAddressMs = 90 * 24 * 3_600_000

export type TicketHappening = TicketNews & {
  event: TicketNotificationEvent
  ticketEventId: string
  actorId: string
  ticket: TicketNews['ticket'] & { organisationId: string; openedBy: string; contactId: string | null }
}

/**
 * Notifies the people of a ticket of an event, in the transaction of the change. The rules of the domain select them;
 * people who may not see the ticket any more are left out. Without a reachable agent the mailbox of the team is notified.
 */
export async function notifyAboutTicket(
  tx: Queries,
  deps: NotificationDeps,
  happening: TicketHappening,
): Promise<void> {
  const { event, ticket, actorId } = happening
  const { openedBy, contactId } = ticket
  const followers = await listFollowers(tx, ticket.id)
  const recipients = selectRecipients(event, { actorId, openedBy, contactId, followers })
  const notified = await listReachable(tx, happening, recipients)
  for (const recipient of notified) await notifyPerson(tx, deps, { ...happening, recipient })
  const hasContact = contactId === actorId || notified.some(({ role }) => role === 'contact')
  if (isTeamNotified(event, hasContact)) await notifyTeam(tx, deps, happening)
}

type Reachable = Recipient & { email: string; language: string; chosen: ChosenChannels }

async function listReachable(
  tx: Queries,
  { event, ticket: { organisationId } }: TicketHappening,
  recipients: readonly Recipient[],
): Promise<Reachable[]> {
  const personIds = recipients.map(({ personId }) => personId)
  const people = await listReachablePeople(tx, { personIds, organisationId, event, application: 'ticketing' })
  return recipients.flatMap((recipient) => {
    const person = people.find(({ id }) => id === recipient.personId)
    if (!person || (recipient.role !== 'contact' && !person.isCustomer)) return []
    const { email, language, chosen } = person
    return [{ ...recipient, email, language, chosen }]
  })
}

/** Saves the notification of one person, and their mail if it is due at once. */
async function notifyPerson(
  tx: Queries,
  deps: NotificationDeps,
  happening: TicketHappening & { recipient: Reachable },
): Promise<void> {
  const { event, ticket, ticketEventId, actorId, recipient } = happening
  const { role, personId } = recipient
  const channels = findChannels(event, role, recipient.chosen)
  if (!channels) return
  const { portal, mail, push } = channels
  const { id: ticketId, organisationId } = ticket
  if (portal) {
    const about = { ticketId, ticketEventId }
    const notification = { personId, organisationId, about, event, role, actorId, mail, push, happenedAt: deps.now() }
    await insertNotification(tx, { id: randomUUIDv7(), ...notification })
  }
  if (mail === 'now') await mailPerson(tx, deps, happening)
}

/** Mails one person in their language, with a reply address. */
async function mailPerson(
  tx: Queries,
  { now, publicOrigin, replyAddresses }: NotificationDeps,
  { recipient, ...happening }: TicketHappening & { recipient: Reachable },
): Promise<void> {
  const { id: ticketId, organisationId } = happening.ticket
  const { personId, role, email } = recipient
  const expiresAt = new Date(now().getTime() + replyAddressMs)
  const address = { ticketId, organisationId, personId, isService: role === 'contact', expiresAt }
  const replyTo = replyAddresses.toAddress(await saveReplyAddress(tx, address))
  const language = isLanguage(recipient.language) ? recipient.language : 'en'
  const mail = await renderTicketMail(happening, { language, role, publicOrigin })
  await queueMail(tx, { kind: happening.event, toAddress: email, replyTo, actorId: happening.actorId, ...mail })
}

/** Mails the text to the team. */
async function notifyTeam(tx: Queries, { portalTeamAddress }: NotificationDeps, news: TicketHappening): Promise<void> {
  const body = `${news.text || news.ticket.subject}\n`
  await queueMail(tx, { kind: 'ticket-news', toAddress: portalTeamAddress, subject: toSubject(news.ticket), body })
}
