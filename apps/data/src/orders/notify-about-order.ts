import { randomUUIDv7 } from 'node:crypto'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import { findOrderRecipient, toOrderEvent } from '@ferrule/domain/notifications/select-order-recipient'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertNotification, listReachablePeople } from '../notifications/notification-queries.ts'
import type { Queries } from '../postgres/database.ts'
import { type OrderStepNews, toOrderStepMail, toTeamMail } from './to-order-step-mail.ts'

type NotificationDeps = Pick<Deps, 'now' | 'portalTeamAddress' | 'publicOrigin'>

type ChangedOrder = {
  organisationId: string
  orderedBy: string
  number: string
  firstName: string
  lastName: string
  /** The version before the change. */
  version: number
}

type OrderChange = {
  order: ChangedOrder
  step: OrderStepNews & { side: 'customer' | 'service'; actorId: string }
}

/**
 * Notifies the person who sent an order of a change by somebody else, in the transaction of the change. A person who may
 * not see the order any more is left out. The mailbox of the team is told of a cancellation by the customer.
 */
export async function notifyAboutOrder(tx: Queries, deps: NotificationDeps, change: OrderChange): Promise<void> {
  const { order, step } = change
  const event = toOrderEvent(step.status)
  if (step.side === 'customer' && findChannels(event, 'team')) await queueMail(tx, toTeamMail(order, step, deps))
  const recipient = findOrderRecipient(event, { actorId: step.actorId, orderedBy: order.orderedBy })
  if (!recipient) return
  const { personId, role } = recipient
  const { organisationId } = order
  const application = 'product-information'
  const [person] = await listReachablePeople(tx, { personIds: [personId], organisationId, event, application })
  if (!person?.isCustomer) return
  const channels = findChannels(event, role, person.chosen)
  if (!channels) return
  const { portal, mail, push } = channels
  if (portal) {
    const about = { orderId: step.id, orderVersion: order.version + 1 }
    const notification = { personId, organisationId, about, event, role, actorId: step.actorId, mail, push }
    await insertNotification(tx, { id: randomUUIDv7(), ...notification, happenedAt: deps.now() })
  }
  if (mail === 'now') await queueMail(tx, await toOrderStepMail({ ...order, ...person }, step, deps))
}
