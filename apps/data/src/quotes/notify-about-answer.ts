import { randomUUIDv7 } from 'node:crypto'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertNotification, listReachablePeople } from '../notifications/notification-queries.ts'
import type { Queries } from '../postgres/database.ts'
import type { LockedQuote } from './quote-status-store.ts'
import { type Offer, toAnswerMail } from './to-quote-mails.ts'

type Answer = { quote: LockedQuote; actorId: string } & Pick<Offer, 'validUntil' | 'lines'>

/**
 * Notifies the person who requested a quote of the answer, in its transaction. A person who may not see the quote any
 * more is left out.
 */
export async function notifyAboutAnswer(
  tx: Queries,
  deps: Pick<Deps, 'now' | 'publicOrigin'>,
  { quote, actorId, validUntil, lines }: Answer,
): Promise<void> {
  const { organisationId, requestedBy: personId } = quote
  const [event, role, application] = ['quote-answered', 'requester', 'product-information'] as const
  const [person] = await listReachablePeople(tx, { personIds: [personId], organisationId, event, application })
  if (!person?.isCustomer) return
  const channels = findChannels(event, role, person.chosen)
  if (!channels) return
  const { portal, mail, push } = channels
  if (portal) {
    const notification = { personId, organisationId, about: { quoteId: quote.id }, event, role, actorId, mail, push }
    await insertNotification(tx, { id: randomUUIDv7(), ...notification, happenedAt: deps.now() })
  }
  if (mail === 'now') await queueMail(tx, await toAnswerMail({ ...quote, ...person, validUntil, lines }, deps))
}
