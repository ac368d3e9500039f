import type { OrderLine } from '@ferrule/domain/orders/order'
import { totalOfLines } from '@ferrule/domain/orders/order-total'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { insertOrder } from './order-store.ts'
import { toOrderMails } from './to-order-mails.ts'

export type PlaceOrderDeps = Pick<Deps, 'now' | 'portalTeamAddress' | 'publicOrigin'>

type Orderer = { tx: Queries; scope: Scope; actor: SignedInActor }

type PlacedOrder = {
  id: string
  plant: { id: string; organisationId: string; name: string; organisationName: string }
  reference: string
  note: string
  currency: string
  lines: readonly OrderLine[]
  language: string
}

/** Saves an order at the prices of its lines, with the audit event and the mails to both sides. */
export async function placeOrder(
  { now, portalTeamAddress, publicOrigin }: PlaceOrderDeps,
  { tx, scope: { personId }, actor }: Orderer,
  { id, plant, reference, note, currency, lines, language }: PlacedOrder,
): Promise<void> {
  const { id: plantId, organisationId } = plant
  const order = { id, organisationId, plantId, orderedBy: personId, reference, note, currency, createdAt: now() }
  const number = await insertOrder(tx, order, lines)
  await recordEvent(tx, {
    actor: personId,
    action: 'send-order',
    subjectType: 'order',
    subjectId: id,
    after: { number, lines: lines.length, currency, total: totalOfLines(lines).amount },
  })
  const notified = { id, number, where: `${plant.organisationName}, ${plant.name}`, reference, note, currency, lines }
  const mails = await toOrderMails(notified, { profile: actor.profile, language, portalTeamAddress, publicOrigin })
  for (const mail of mails) await queueMail(tx, mail)
}
