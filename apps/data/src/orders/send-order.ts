import { randomUUIDv7 } from 'node:crypto'
import { type OrderInput, toOrderLines } from '@ferrule/domain/parts/order'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { contentHash } from '../catalogue/stable-id.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrderableParts } from '../parts/find-orderable-parts.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { sendOnce } from '../requests/send-once.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findOwnPlant, insertOrder } from './order-store.ts'
import { toOrderMails } from './to-order-mails.ts'

export type OrderRefusal =
  | 'idempotency-key-reused'
  | 'plant-unknown'
  | 'part-unknown'
  | 'part-replaced'
  | 'part-repeated'

type OrderDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress' | 'publicOrigin'>

type AskedOrder = OrderInput & { language: string }

/**
 * Orders parts: the order, its lines, its audit event and the mails to both sides are saved together, once. An order
 * that came before is answered as it was, whatever has become of its parts since.
 */
export async function sendOrder(
  deps: OrderDeps,
  actor: SignedInActor,
  asked: AskedOrder,
): Promise<Result<{ id: string }, OrderRefusal>> {
  return workFor(deps.db, actor, async (tx, scope) => {
    const { language: _language, ...input } = asked
    const id = randomUUIDv7()
    const send = {
      operation: `send-order:${scope.personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      answer: { id },
    }
    return sendOnce(tx, send, () => saveOrder(deps, { tx, scope, actor, id }, asked))
  })
}

type Saving = { tx: Queries; scope: Scope; actor: SignedInActor; id: string }

async function saveOrder(
  { now, portalTeamAddress, publicOrigin }: OrderDeps,
  { tx, scope, actor, id }: Saving,
  { plantId, reference, note, lines: asked, language }: AskedOrder,
): Promise<Result<{ id: string }, OrderRefusal>> {
  const plant = await findOwnPlant(tx, scope, plantId)
  if (!plant) return refuse('plant-unknown')
  const numbers = asked.map(({ articleNumber }) => articleNumber)
  const lines = toOrderLines(asked, await findOrderableParts(tx, numbers, language))
  if (!lines.ok) return lines
  const { organisationId } = plant
  const order = { id, organisationId, plantId, orderedBy: scope.personId, reference, note, createdAt: now() }
  const number = await insertOrder(tx, order, lines.value)
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'send-order',
    subjectType: 'order',
    subjectId: id,
    after: { number, lines: lines.value.length },
  })
  const where = `${plant.organisationName}, ${plant.name}`
  const told = { id, number, where, reference, note, lines: lines.value }
  const mails = await toOrderMails(told, { profile: actor.profile, language, portalTeamAddress, publicOrigin })
  for (const mail of mails) await queueMail(tx, mail)
  return ok({ id })
}
